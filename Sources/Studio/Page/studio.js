"use strict";
// The page of `rehearse studio`. The script is the session: each action changes lines and asks for the view after one
// of them; the server performs the script again, so that any moment can be shown. See StudioView.swift.
const $ = (id) => document.getElementById(id);
const model = { lines: [], shown: null, path: null, view: null, past: [], future: [], tab: "state" };
const tabs = {
  state: "State", text: "Screen", requests: "Requests", trace: "Trace", tree: "Views", tasks: "Tasks", audit: "Audit",
  orders: "Other orders", explore: "Explore",
};
// What a call may end with; a store and a device know some of them only, and the checker says which.
const faults = ["offline", "lost reply", "timeout", "status 503", "unauthorised", "garbage"];
let turn = 0;

async function ask(name, body) {
  const reply = await fetch(name, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text.trim() || reply.statusText);
  return JSON.parse(text);
}

function say(text, isBad) {
  $("message").textContent = text;
  $("message").className = isBad ? "bad" : "";
}

// The index of the last header line or blank: steps stand behind it.
function bodyStart() {
  const blank = model.lines.findIndex((line) => line.trim() === "");
  return blank < 0 ? model.lines.length : blank + 1;
}

function remember() {
  model.past.push({ lines: model.lines.slice(), shown: model.shown });
  model.future = [];
}

// Performs the script up to a line (a number from 1) and shows the view; null is the end. If a line is wrong, or one of
// the added lines (their numbers) does not hold, `undo` takes them back.
async function show(line, undo, added) {
  const mine = ++turn;
  const request = { script: model.lines.join("\n") + "\n", line: line, path: model.path,
    audits: model.tab === "audit" };
  let view;
  try {
    view = await ask("view", request);
  } catch (error) {
    if (mine === turn) say(error.message, true);
    return false;
  }
  if (mine !== turn) return false;
  const error = view.problems.find((problem) => problem.isError);
  if (error && undo) {
    undo();
    say(error.text, true);
    draw();
    return false;
  }
  const before = model.view;
  if (undo && added && view.failure && added.includes(view.failure.line)) {
    undo();
    draw();
    $("failure").hidden = false;
    $("failure").textContent = view.failure.text;
    say("This does not hold, so it was not added.", true);
    return false;
  }
  model.shown = line;
  if (view.picture || !before) model.view = view;
  else model.view = Object.assign({}, before, { problems: view.problems, failure: view.failure, times: {} });
  draw();
  const failure = view.failure ? "Line " + view.failure.line + " does not hold." : "";
  say(error ? error.text : failure || changed(before, view), Boolean(error || failure));
  return !error && !failure;
}

function changed(before, view) {
  if (!before || before.screen !== view.screen) return (view.screen || "No screen") + ", " + view.time;
  const old = new Set(before.text);
  const fresh = view.text.filter((line) => !old.has(line)).map((line) => line.trim());
  return (fresh.length ? fresh.slice(0, 3).join("; ") : "Nothing new on the screen") + ", " + view.time;
}

// Inserts a line above another one, or at the beginning of the steps, so that it holds for what that line asks.
async function insertAbove(number, line) {
  remember();
  if (!model.lines.includes("")) model.lines.push("");
  const index = number ? number - 1 : bodyStart();
  model.lines.splice(index, 0, line);
  return show(model.shown === null ? null : model.shown + 1, back, [index + 1]);
}

// Inserts lines behind the shown one.
async function insert(added) {
  remember();
  const at = model.shown === null ? model.lines.length : Math.max(model.shown, bodyStart());
  if (bodyStart() === model.lines.length && !model.lines.includes("")) model.lines.push("");
  const index = model.shown === null ? model.lines.length : at;
  model.lines.splice(index, 0, ...added);
  const atEnd = index + added.length >= model.lines.length;
  const numbers = added.map((_, offset) => index + offset + 1);
  return show(atEnd ? null : index + added.length, back, numbers);
}

// Waits for the next thing that is due, and writes what it brings: such a line also holds if replies come in another
// order or later.
async function next() {
  const before = model.view;
  if (!await insert(["wait"])) return;
  const known = new Set(before.elements.map((element) => element.query));
  const fresh = model.view.elements.find((element) => element.query && !known.has(element.query) &&
    !["spinner", "alert"].includes(element.role));
  const name = model.view.screen;
  const line = name && name !== before.screen ? "expect screen " + (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)) :
    fresh ? "expect " + fresh.query : null;
  if (!line) return;
  // Of two waits in a row the first may be over in another order before it is asked: the second is enough.
  const index = (model.shown === null ? model.lines.length : model.shown) - 1;
  const first = (model.lines[index - 1] || "").startsWith("wait until ") ? index - 1 : index;
  model.lines.splice(first, index - first + 1, "wait until " + line);
  if (await show(model.shown === null ? null : first + 1)) say(changed(before, model.view));
}

function back() {
  const last = model.past.pop();
  if (!last) return;
  model.lines = last.lines;
  model.shown = last.shown;
}

async function change(index, replacement) {
  remember();
  model.lines.splice(index, 1, ...replacement);
  await show(null, back);
}

async function step(from, to) {
  const state = from.pop();
  if (!state) return;
  to.push({ lines: model.lines.slice(), shown: model.shown });
  model.lines = state.lines;
  await show(state.shown);
}

function question(text, value, answers) {
  $("question").textContent = text;
  $("answer").value = value || "";
  $("answers").replaceChildren(...(answers || []).map((answer) => new Option(answer)));
  $("ask").showModal();
  $("answer").select();
  return new Promise((resolve) => $("ask").addEventListener("close",
    () => resolve($("ask").returnValue === "ok" ? $("answer").value : null), { once: true }));
}

const quoted = (text) => '"' + text.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n") + '"';

async function act(element, command) {
  if ($("expect").checked) {
    if (element.query) await insert(["expect " + element.query + expectation(element)]);
    return;
  }
  if (!command) return say(element.notation + " takes no touch", true);
  if (command.includes("…")) {
    const value = await question(command.startsWith("type") ? "Text to type" : "Item to choose");
    if (value === null) return;
    command = command.replace('"…"', () => quoted(value));
  }
  await insert([command]);
}

function expectation(element) {
  const value = element.notation.match(/ value ("(?:[^"\\]|\\.)*")/);
  if (/\bdisabled\b/.test(element.notation.replace(/"(?:[^"\\]|\\.)*"/g, ""))) return " is disabled";
  return value ? " is " + value[1] : "";
}

// MARK: - Drawing

function draw() {
  const view = model.view;
  if (!view) return;
  $("where").textContent = view.app + (model.path ? ", " + model.path : ", not saved") +
    (view.screen ? ": " + view.screen : "");
  drawPhone(view);
  drawLines(view);
  drawTime(view);
  drawTabs(view);
  $("failure").hidden = !view.failure;
  $("failure").textContent = view.failure ? view.failure.text : "";
  $("undo").disabled = model.past.length === 0;
  $("redo").disabled = model.future.length === 0;
  if (document.activeElement !== $("text")) $("text").value = model.lines.join("\n") + "\n";
}

function drawPhone(view) {
  if (!view.picture) return;
  $("picture").src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(view.picture);
  $("picture").alt = "The screen " + (view.screen || "");
  const box = view.picture.match(/viewBox="([^"]*)"/)[1].split(" ").map(Number);
  const focused = document.activeElement && document.activeElement.dataset.element;
  $("overlay").replaceChildren(...view.elements.filter((item) => item.width > 0 && item.height > 0).map((item) => {
    const button = document.createElement("button");
    button.style.left = 100 * (item.x - box[0]) / box[2] + "%";
    button.style.top = 100 * (item.y - box[1]) / box[3] + "%";
    button.style.width = 100 * item.width / box[2] + "%";
    button.style.height = 100 * item.height / box[3] + "%";
    button.dataset.element = item.notation;
    button.setAttribute("aria-label", item.notation.trim());
    if (!item.commands.length) button.dataset.idle = "";
    const tell = () => { $("pointed").textContent = item.notation.trim() + "\n" + item.commands.join("\n"); };
    button.addEventListener("pointerenter", tell);
    button.addEventListener("focus", tell);
    gestures(button, item);
    if (item.notation === focused) queueMicrotask(() => button.focus());
    return button;
  }));
}

// A click taps; a long press, a swipe on a row and a drag of a list are lines too.
function gestures(button, item) {
  let down = null;
  let handled = false;
  const find = (start) => item.commands.find((command) => command.startsWith(start));
  button.addEventListener("pointerdown", (event) => { down = { x: event.clientX, y: event.clientY, at: event.timeStamp }; handled = false; });
  button.addEventListener("pointerup", (event) => {
    if (!down) return;
    const [x, y] = [event.clientX - down.x, event.clientY - down.y];
    const isLong = event.timeStamp - down.at > 600;
    down = null;
    let command;
    if (Math.abs(x) > 30 && Math.abs(x) > Math.abs(y)) command = find("swipe") && swipe(item, x < 0 ? "left" : "right");
    else if (Math.abs(y) > 30) command = scroll(item, y < 0 ? "down" : "up");
    else if (isLong) command = find("long press");
    else return;
    handled = true;
    if (command) act(item, command); else say("nothing takes this gesture here", true);
  });
  button.addEventListener("click", () => { if (!handled) act(item, item.commands[0]); handled = false; });
}

const swipe = (item, direction) => item.commands.find((command) => command.startsWith("swipe") && command.endsWith(direction));

function scroll(item, direction) {
  const list = model.view.elements.find((other) => other.role === "list" && other.query &&
    other.x <= item.x && other.y <= item.y + item.height && item.y <= other.y + other.height);
  return list && "scroll " + list.query + " " + direction;
}

function drawLines(view) {
  const start = bodyStart();
  const end = model.shown === null ? model.lines.length : model.shown;
  $("lines").replaceChildren(...model.lines.map((text, index) => {
    const item = document.createElement("li");
    const number = index + 1;
    if (number === end) item.setAttribute("aria-current", "step");
    if (number > end) item.classList.add("later");
    if (view.failure && view.failure.line === number) item.classList.add("bad");
    const line = document.createElement("button");
    line.className = "text";
    line.textContent = text || " ";
    line.title = "Show the screen after this line";
    line.addEventListener("click", () => show(number === model.lines.length ? null : Math.max(number, start)));
    const time = document.createElement("span");
    time.className = "time";
    time.textContent = view.times[number] || "";
    const edit = document.createElement("span");
    edit.className = "edit";
    edit.append(small("✎", "Change line " + number, async () => {
      const value = await question("Line " + number, text);
      if (value !== null && value !== text) change(index, [value]);
    }), small("✕", "Delete line " + number, () => change(index, [])));
    item.append(line, time, edit);
    return item;
  }));
  const current = $("lines").querySelector("[aria-current]");
  if (current) current.scrollIntoView({ block: "nearest" });
}

function small(text, label, action) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.setAttribute("aria-label", label);
  button.addEventListener("click", action);
  return button;
}

function drawTime(view) {
  $("clock").textContent = "Clock " + view.time;
  $("pending").replaceChildren(...view.pending.map((pending) => {
    const item = document.createElement("li");
    item.append(pending.text + " ");
    if (pending.call) {
      const call = pending.call;
      const above = guarded((line) => insertAbove(pending.line, line));
      const asked = (title, label, text, value, answers, line) => small(title, label, guarded(async () => {
        const answer = await question(text, value, answers);
        if (answer) await above(line(answer));
      }));
      if (/is held/.test(pending.text)) {
        item.append(small("Release", "Release " + call, guarded(() => insert(["release " + call]))));
      } else {
        item.append(small("Hold", "Hold the reply of " + call, () => above("hold " + call)));
      }
      item.append(
        asked("Fail…", "Fail " + call, "Fail " + call + " with", "", faults, (fault) => "fail " + call + " with " + fault + " 1 time"),
        asked("Delay…", "Delay " + call, "Delay " + call + " by", "2s", [], (time) => "delay " + call + " by " + time),
        asked("Reply…", "Reply of " + call, "Body of the reply of " + call, "", ["[]", "{}"],
          (body) => "reply " + call + " with " + quoted(body)));
    }
    return item;
  }));
  if (!view.pending.length) $("pending").textContent = "nothing is due";
  $("next").disabled = !view.pending.length;
  const wait = view.pending.length ? view.pending[0].milliseconds : null;
  $("moment").disabled = !wait;
  if (wait) [$("moment").max, $("moment").value] = [wait, wait];
}

function drawTabs(view) {
  $("tabs").replaceChildren(...Object.entries(tabs).map(([name, title]) => {
    const button = document.createElement("button");
    button.setAttribute("role", "tab");
    button.setAttribute("aria-selected", String(model.tab === name));
    button.tabIndex = model.tab === name ? 0 : -1;
    button.textContent = title;
    button.addEventListener("click", () => choose(name));
    button.addEventListener("keydown", (event) => {
      const names = Object.keys(tabs);
      const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!move) return;
      choose(names[(names.indexOf(name) + move + names.length) % names.length]).then(() =>
        $("tabs").querySelector('[aria-selected="true"]').focus());
    });
    return button;
  }));
  if (model.tab === "orders" || model.tab === "explore") return;
  const lines = view[model.tab];
  $("tab").textContent = lines && lines.length ? lines.join("\n") : model.tab === "audit" && lines ? "nothing was found" : "nothing";
}

async function choose(name) {
  model.tab = name;
  if (name === "audit") return show(model.shown);
  draw();
  if (name !== "orders" && name !== "explore") return;
  if (!model.path) { $("tab").textContent = "save the script first"; return; }
  $("tab").textContent = "running…";
  try {
    const result = await ask("run", { path: model.path, kind: name });
    if (model.tab === name) $("tab").textContent = result.output;
  } catch (error) {
    $("tab").textContent = error.message;
  }
}

// MARK: - Files

async function listScripts() {
  const scripts = await ask("scripts");
  $("scripts").replaceChildren(...[""].concat(scripts).map((path) => new Option(path || "a script…", path)));
}

async function open(path) {
  const script = await ask("open", { path: path });
  remember();
  model.path = script.path;
  model.lines = script.text.replace(/\n+$/, "").split("\n");
  await show(null);
}

async function save() {
  const path = await question("Save as", model.path || "UITestScripts/recorded.walk");
  if (!path) return;
  const body = { path: path, script: model.lines.join("\n") + "\n", replaces: path === model.path };
  let result = await ask("save", body);
  if (result.exists && confirm(path + " exists. Replace it?")) result = await ask("save", Object.assign(body, { replaces: true }));
  if (result.exists) return;
  model.path = result.path;
  model.lines = result.text.replace(/\n+$/, "").split("\n");
  await show(null);
  say("saved " + result.path);
  listScripts();
}

function guarded(action) {
  return (event) => Promise.resolve(action(event)).catch((error) => say(error.message, true));
}

$("next").addEventListener("click", guarded(next));
for (const button of document.querySelectorAll("[data-line]")) {
  button.addEventListener("click", guarded(async () => {
    const line = button.dataset.line;
    if (await insert([line]) !== false && button.dataset.other) {
      [button.dataset.line, button.dataset.other] = [button.dataset.other, line];
    }
  }));
}
$("add").addEventListener("submit", guarded(async (event) => {
  event.preventDefault();
  const line = $("new").value.trim();
  if (!line) return;
  $("new").value = "";
  if (await insert([line]) === false) $("new").value = line;
  $("new").focus();
}));
$("screen").addEventListener("click", guarded(() =>
  insert(["expect screen matches"].concat(model.view.text.map((line) => "| " + line)))));
$("wait").addEventListener("click", guarded(() => insert(["wait " + $("duration").value.trim()])));
$("moment").addEventListener("input", () => { $("duration").value = $("moment").value + "ms"; });
$("link").addEventListener("click", guarded(async () => {
  const link = await question("Open the link", "https://");
  if (link) await insert(["open " + quoted(link)]);
}));
$("apply").addEventListener("click", guarded(async () => {
  remember();
  model.lines = $("text").value.replace(/\n+$/, "").split("\n");
  await show(null, back);
}));
$("open").addEventListener("click", guarded(() => $("scripts").value && open($("scripts").value)));
$("save").addEventListener("click", guarded(save));
$("undo").addEventListener("click", guarded(() => step(model.past, model.future)));
$("redo").addEventListener("click", guarded(() => step(model.future, model.past)));
document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
  if (/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) return;
  event.preventDefault();
  guarded(() => event.shiftKey ? step(model.future, model.past) : step(model.past, model.future))();
});

guarded(async () => {
  const start = await ask("start");
  model.path = start.path || null;
  model.lines = start.text.replace(/\n+$/, "").split("\n");
  await listScripts();
  await show(null);
})();
