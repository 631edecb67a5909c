document.documentElement.classList.add('js');
const field = document.getElementById('search');
const found = document.getElementById('found');
const items = Array.from(document.querySelectorAll('.w'), item => [item,
  (item.querySelector('.row').textContent).toLowerCase()]);
if (field) field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
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
document.addEventListener('toggle', event => {
  const item = event.target.closest('.steps li');
  const change = item && event.target.open && item.querySelector('.change');
  const frame = change && document.querySelector('.frame a[href="#' + item.id + '"]');
  if (!frame || change.querySelector('.large')) return;
  const large = document.createElement('div');
  large.className = 'large' + (frame.parentElement.classList.contains('landscape') ? ' landscape' : '');
  large.append(frame.querySelector('svg').cloneNode(true));
  change.prepend(large);
}, true);
for (const again of document.querySelectorAll('.again')) {
  const button = document.createElement('button');
  const command = again.querySelector('code');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(command.textContent);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(command);
    }
  });
  again.append(' ', button);
}
