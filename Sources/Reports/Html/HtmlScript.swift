/// The page's script: the search, and opening the step that a picture leads to.
///
/// Without it everything can be read.
enum HtmlScript {
    /// The script.
    static let text = """
        document.documentElement.classList.add('js');
        const field = document.getElementById('search');
        const found = document.getElementById('found');
        const items = Array.from(document.querySelectorAll('.w'), item => [item,
          (item.querySelector('.row').textContent).toLowerCase()]);
        if (field) field.addEventListener('input', () => {
          const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
          let count = 0;
          for (const [item, text] of items) {
            const fits = words.every(word => text.includes(word));
            item.classList.toggle('out', !fits);
            if (fits) count += 1;
          }
          found.textContent = words.length ? count + (count === 1 ? ' match' : ' matches') : '';
        });
        for (const form of document.querySelectorAll('.filter')) {
          form.addEventListener('submit', event => event.preventDefault());
        }
        document.addEventListener('click', event => {
          const link = event.target.closest('.frame a');
          const step = link && document.querySelector(link.getAttribute('href') + ' details');
          if (step) step.open = true;
        });

        """
}
