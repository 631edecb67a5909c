"use strict";
// The page of `rehearse studio`. The script is the session: each action changes lines and asks for the view after one
// of them; the server performs the script again, so that any moment can be shown. See StudioView.swift.
const $ = (id) => document.getElementById(id);
const model = { lines: [], shown: null, path: null, order: null, view: null, past: [], future: [], tab: "state",
  apps: [], jobs: {}, closed: new Set() };
const tabs = {
  state: "State", text: "Screen", requests: "Requests", trace: "Trace", tree: "Views", tasks: "Tasks", audit: "Audit",
  orders: "Other orders", explore: "Explore",
};
const sizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"];
const headerLine = new RegExp("^(walkthrough|tags|app|environment|device|flag|set|storage|param|time|timing|quick|" +
  "survives|fragment|skip|known|waive|examples|properties|never|always|sometimes|after|volatile)\\b|^\\s*([#|]|$)");
let turn = 0;
// How many answers are awaited, and the dialog whose answer is.
let awaited = 0;
let asking = null;

// Whether the page shows all that it has asked for, or asks the user.
const isSettled = () => awaited === 0 && model.view !== null && (!asking || asking.open) &&
  !Object.values(model.jobs).some((job) => job.isRunning);

async function ask(name, body) {
  $("main").ariaBusy = String(++awaited > 0);
  try {
    const reply = await fetch(name, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) });
    const text = await reply.text();
    if (!reply.ok) throw new Error(text.trim() || reply.statusText);
    return JSON.parse(text);
  } finally {
    $("main").ariaBusy = String(--awaited > 0);
  }
}

function say(text, isBad) {
  $("message").textContent = text;
  $("message").className = isBad ? "bad" : "";
}

// The index of the first step; steps are inserted there or behind it.
function bodyStart() {
  // A script of properties has none; what is indented belongs to a property.
  if (model.lines.some((line) => /^properties\b/.test(line))) return model.lines.length;
  const step = model.lines.findIndex((line) => !headerLine.test(line));
  return step < 0 ? model.lines.length : step;
}

// The number of the last line that is performed.
const lastLine = () => model.shown === null ? model.lines.length : model.shown;

const snapshot = () => ({ lines: model.lines.slice(), shown: model.shown, path: model.path, order: model.order });

function remember() {
  model.past.push(snapshot());
  model.future = [];
}

// Asks for the view after a line, and for more that is wanted.
const viewAfter = (line, more) => ask("view", Object.assign({ script: model.lines.join("\n") + "\n", line: line,
  path: model.path, schedule: model.order && model.order.number, replay: model.order && model.order.replay }, more));

// Performs the script up to a line (a number from 1) and shows the view; null is the end. If a line is wrong, or one of
// the added lines (their numbers) does not hold, `undo` takes them back.
async function show(line, undo, added) {
  const mine = ++turn;
  const path = model.path;
  let view;
  try {
    view = await viewAfter(line, { audits: model.tab === "audit" });
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
  // If the script is not performed, the screen from before stays; that of another file does not.
  view.path = path;
  if (view.picture || !before || before.path !== path) model.view = view;
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

// Inserts a line above the action that leads to another line, or at the beginning of the steps, so that it holds for
// what is asked there. In another order of events it may be asked before a wait.
async function insertAbove(number, line) {
  remember();
  if (!model.lines.includes("")) model.lines.push("");
  let index = Math.max(number ? number - 1 : 0, bodyStart());
  while (index > bodyStart() && /^\s*(wait|expect|also|\||#|$)/.test(model.lines[index])) index -= 1;
  model.lines.splice(index, 0, line);
  return show(model.shown === null ? null : model.shown + 1, back, [index + 1]);
}

// Inserts lines behind the shown one.
async function insert(added) {
  remember();
  if (bodyStart() === model.lines.length && !model.lines.includes("")) model.lines.push("");
  const index = Math.max(lastLine(), bodyStart());
  model.lines.splice(index, 0, ...added);
  const atEnd = index + added.length >= model.lines.length;
  const numbers = added.map((_, offset) => index + offset + 1);
  const holds = await show(atEnd ? null : index + added.length, back, numbers);
  if (holds && added[0].startsWith("expect ")) say("It holds: " + added[0]);
  return holds;
}

// Waits for the next thing that is due, and writes what it brings: such a line also holds if replies come in another
// order or later.
async function next() {
  const before = model.view;
  if (!before.pending.length) return say("nothing is due", true);
  if (!await insert(["wait"])) return;
  const known = new Set(before.elements.map((element) => element.query));
  const fresh = model.view.elements.find((element) => element.query && !known.has(element.query) &&
    !["spinner", "alert"].includes(element.role));
  const name = model.view.screen;
  const line = name && name !== before.screen ? "expect screen " + (/^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)) :
    fresh ? "expect " + fresh.query : null;
  if (!line) return;
  // Of two waits in a row the first may be over in another order before it is asked: the second is enough.
  const index = lastLine() - 1;
  const first = (model.lines[index - 1] || "").startsWith("wait until ") ? index - 1 : index;
  model.lines.splice(first, index - first + 1, "wait until " + line);
  if (await show(model.shown === null ? null : first + 1)) say(changed(before, model.view));
}

function back() {
  Object.assign(model, model.past.pop());
}

async function change(index, replacement) {
  remember();
  model.lines.splice(index, 1, ...replacement);
  await show(null, back);
}

async function step(from, to) {
  const state = from.pop();
  if (!state) return say(from === model.past ? "nothing to undo" : "nothing to redo", true);
  to.push(snapshot());
  Object.assign(model, state);
  await show(state.shown);
}

// Opens a dialog; returns its button's value once it is closed.
function opened(dialog) {
  asking = dialog;
  dialog.returnValue = "";
  dialog.showModal();
  return new Promise((resolve) => dialog.addEventListener("close", () => {
    asking = null;
    resolve(dialog.returnValue);
  }, { once: true }));
}

// Asks for a text: in one line, or in several if there are no answers to choose from.
async function question(text, value, answers) {
  const field = answers ? $("answer") : $("body");
  $("question").textContent = text;
  $("question").htmlFor = field.id;
  [$("answer").hidden, $("body").hidden] = [!answers, Boolean(answers)];
  field.value = value;
  $("answers").replaceChildren(...(answers || []).map((answer) => new Option(answer)));
  const closed = opened($("ask"));
  field.focus();
  if (answers) field.select(); else field.setSelectionRange(0, 0);
  return await closed === "ok" ? field.value : null;
}

// Lets one choose; returns null if nothing was chosen.
async function choose(title, options) {
  $("menu-title").textContent = title;
  $("choices").replaceChildren(...options.map((option) => {
    const button = document.createElement("button");
    button.textContent = button.value = option;
    return button;
  }));
  return await opened($("menu")) || null;
}

// `quoted` writes a text in quotes with the escapes of Swift's `String.quoted`; `unquoted` reads the first text in quotes.
const hidden = new RegExp("[\\0-\\x1f\\x7f-\\xa0\\xad\\u061c\\u1680\\u2000-\\u200b\\u200e\\u200f\\u2028-\\u202f\\u205f\\u2060" +
  "\\u2066-\\u2069\\ufeff]", "g");
const escaped = (letter) => ({ "\n": "\\n", "\t": "\\t" })[letter] ||
  "\\u{" + letter.codePointAt(0).toString(16).toUpperCase() + "}";
const quoted = (text) => '"' + text.replace(/["\\]|\$(?=\{)/g, "\\$&").replace(hidden, escaped) + '"';
function unquoted(text) {
  const inner = /^\s*"((?:[^"\\]|\\.)*)"/.exec(text);
  if (!inner) return text.trim();
  return inner[1].replace(/\\(?:u\{([0-9a-fA-F]{1,6})\}|(.))/g, (all, code, letter) => {
    if (!code) return { n: "\n", t: "\t" }[letter] || letter;
    return parseInt(code, 16) > 0x10ffff ? all : String.fromCodePoint(parseInt(code, 16));
  });
}
// Whether a text in quotes has `${name}`, which is no part of the text itself.
const hasParameter = (text) => text.replace(/\\./g, " ").includes("${");

async function act(item, command) {
  if ($("expect").checked) command = item.expectations[0];
  if (!command) return say(item.notation.trim() + (item.query ? " takes no touch" : " cannot be named alone"), true);
  const choices = item.commands.filter((other) => other.startsWith("select "));
  if (command === choices[0] && choices.length > 1) command = await choose(item.notation.trim(), choices);
  if (!command) return;
  if (command.includes("…")) {
    const value = await question(command.startsWith("type") ? "Text to type" : "Item to choose", "", []);
    if (value === null) return;
    command = command.replace('"…"', () => quoted(value));
  }
  await insert([command]);
}

// Types a letter into a field, in the line that types there already if there is one; Backspace takes the last one back.
async function typeLetter(query, key) {
  const index = lastLine() - 1;
  const line = model.lines[index] || "";
  const end = " into " + query;
  if (!line.startsWith("type ") || !line.endsWith(end) || hasParameter(line)) {
    return key === "Backspace" ? undefined : insert(["type " + quoted(key) + end]);
  }
  const text = unquoted(line.slice("type ".length, -end.length));
  const letters = key === "Backspace" ? [...text].slice(0, -1).join("") : text + key;
  remember();
  model.lines.splice(index, 1, ...(letters ? ["type " + quoted(letters) + end] : []));
  if (!letters && model.shown !== null) model.shown -= 1;
  await show(model.shown, back);
}
let typing = Promise.resolve();

// MARK: - Drawing

function draw() {
  const view = model.view;
  if (!view) return;
  $("where").textContent = (view.app && view.app + ", ") + (model.path || "not saved") +
    (view.screen ? ": " + view.screen : "");
  drawPhone(view);
  drawDevice();
  drawHeader(view);
  // What is drawn anew keeps the focus, or the button in its place gets it.
  const list = document.activeElement.closest("#lines, #pending, #tab, #tabs");
  const parts = "button, [role=treeitem]";
  const place = list ? [...list.querySelectorAll(parts)].indexOf(document.activeElement) : -1;
  drawLines(view);
  drawTime(view);
  drawTabs(view);
  if (place >= 0) {
    const buttons = list.querySelectorAll(parts);
    (buttons[Math.min(place, buttons.length - 1)] || $("next")).focus({ preventScroll: true });
  }
  $("failure").hidden = !view.failure;
  $("failure").textContent = view.failure ? view.failure.text : "";
  // Not `disabled`, which would lose the focus.
  $("undo").ariaDisabled = String(model.past.length === 0);
  $("redo").ariaDisabled = String(model.future.length === 0);
  if (document.activeElement !== $("text")) $("text").value = model.lines.join("\n") + "\n";
}

function drawPhone(view) {
  if (!view.picture) {
    $("picture").removeAttribute("src");
    $("picture").alt = $("pointed").textContent = "";
    return $("overlay").replaceChildren();
  }
  $("picture").src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(view.picture);
  $("picture").alt = "The screen " + (view.screen || "");
  const box = view.picture.match(/viewBox="([^"]*)"/)[1].split(" ").map(Number);
  const items = view.elements.filter((item) => item.width > 0 && item.height > 0);
  const focused = [...$("overlay").children].indexOf(document.activeElement);
  const query = focused < 0 ? null : document.activeElement.dataset.query;
  $("overlay").replaceChildren(...items.map((item) => {
    const button = document.createElement("button");
    button.style.left = 100 * (item.x - box[0]) / box[2] + "%";
    button.style.top = 100 * (item.y - box[1]) / box[3] + "%";
    button.style.width = 100 * item.width / box[2] + "%";
    button.style.height = 100 * item.height / box[3] + "%";
    button.dataset.query = item.query;
    button.setAttribute("aria-label", item.notation.trim());
    if (!item.commands.length) button.dataset.idle = "";
    const tell = () => { $("pointed").textContent = [item.notation.trim(), ...item.commands].join("\n"); };
    button.addEventListener("pointerenter", tell);
    button.addEventListener("focus", tell);
    const menu = guarded(async (event) => {
      event.preventDefault();
      if (asking) return;
      const line = await choose(item.notation.trim(), item.commands.concat(item.expectations));
      if (line) await (line.includes("…") ? act(item, line) : insert([line]));
    });
    button.addEventListener("contextmenu", menu);
    button.addEventListener("keydown", (event) => {
      if (event.key === "ContextMenu" || event.key === "F10" && event.shiftKey) menu(event);
    });
    if (item.role === "field") button.addEventListener("keydown", (event) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!item.query || $("expect").checked || !isLetter && event.key !== "Backspace") return;
      event.preventDefault();
      typing = typing.then(guarded(() => typeLetter(item.query, event.key)));
    });
    gestures(button, item);
    return button;
  }));
  if (focused < 0) return;
  const same = items.findIndex((item) => item.query === query);
  const next = $("overlay").children[same < 0 ? 0 : same];
  if (next) next.focus();
}

// The value of the last line that begins so, up to the shown one.
function said(start) {
  const line = model.lines.slice(0, lastLine()).findLast((line) => line.startsWith(start + " "));
  return line && line.slice(start.length + 1).trim();
}

function drawDevice() {
  $("appearance").textContent = said("appearance") === "dark" ? "Light" : "Dark";
  $("size").value = said("text size") || "l";
}

// A click taps; a long press, a swipe to the side and a drag of a list are lines too, which fail if nothing takes them.
function gestures(button, item) {
  let down = null;
  let handled = false;
  const gesture = (start, end) => item.query && start + item.query + end;
  button.addEventListener("pointerdown", (event) => {
    handled = false;
    if (event.button) return;
    down = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener("pointerup", (event) => {
    if (!down) return;
    const [x, y] = [event.clientX - down.x, event.clientY - down.y];
    const isLong = event.timeStamp - down.at > 600;
    down = null;
    let command;
    if (Math.abs(x) > 30 && Math.abs(x) > Math.abs(y)) command = gesture("swipe ", x < 0 ? " left" : " right");
    else if (Math.abs(y) > 30) command = scroll(item, y < 0 ? "down" : "up");
    else if (isLong) command = gesture("long press ", "");
    else return;
    handled = true;
    if (command) guarded(() => act(item, command))(); else say("nothing takes this gesture here", true);
  });
  button.addEventListener("click", guarded(async () => {
    if (!handled) await act(item, item.commands[0]);
    handled = false;
  }));
}

function scroll(item, direction) {
  const list = model.view.elements.find((other) => other.role === "list" && other.query &&
    other.x <= item.x && other.y <= item.y + item.height && item.y <= other.y + other.height);
  return list && "scroll " + list.query + " " + direction;
}

function drawLines(view) {
  const start = bodyStart();
  const end = lastLine();
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
    if (!text.trim()) line.setAttribute("aria-label", "Line " + number + ", empty");
    line.addEventListener("click", guarded(() => show(number === model.lines.length ? null : Math.max(number, start))));
    const time = document.createElement("span");
    time.className = "time";
    time.textContent = view.times[number] || "";
    const edit = document.createElement("span");
    edit.className = "edit";
    edit.append(small("✎", "Change line " + number, async () => {
      const value = await question("Line " + number, text, []);
      if (value !== null && value !== text) await change(index, [value]);
    }), small("✕", "Delete line " + number, () => change(index, [])));
    item.append(line, time, edit);
    return item;
  }));
  const current = $("lines").querySelector("[aria-current]");
  if (current) $("lines").scrollTop = current.offsetTop - $("lines").clientHeight / 2;
  $("remark").hidden = !view.remark;
  $("remark").textContent = view.remark || "";
  $("order").hidden = model.order === null;
  if (model.order) $("order").firstChild.textContent = (model.order.texts.length ? "Only this is different from the " +
    "usual order:\n" + model.order.texts.join("\n") : "Performed in order " + model.order.number + ".") + "\n";
}

// Header lines with their values: `header("tags")`.
const header = (word) => model.lines.slice(0, bodyStart()).filter((line) => line.startsWith(word + " "))
  .map((line) => line.slice(word.length + 1).trim());

function drawHeader(view) {
  $("title").value = unquoted(header("walkthrough")[0] || "");
  $("app").replaceChildren(...model.apps.map((app) => new Option(app.name)));
  $("app").value = view.app;
  $("tags").value = header("tags").join(" ");
  $("exact").checked = header("timing").includes("exact");
  const values = new Map(header("flag").map((line) => line.split(/\s+(.*)/)));
  const flags = (model.apps.find((app) => app.name === view.app) || { flags: [] }).flags;
  $("flags").replaceChildren(...flags.map((name) => {
    const label = document.createElement("label");
    const input = document.createElement("input");
    [input.size, input.value, input.placeholder] = [8, values.get(name) || "", "unchanged"];
    input.setAttribute("list", "values");
    input.addEventListener("change", guarded(() =>
      setHeader("flag " + name, input.value.trim() && "flag " + name + " " + input.value.trim())));
    label.append(name + " ", input);
    return label;
  }));
  if (!flags.length) $("flags").textContent = "none";
}

// Replaces the header line that begins so, or adds one; an empty line removes it.
async function setHeader(start, line) {
  remember();
  const isOld = (text, index) => index < bodyStart() && (text + " ").startsWith(start + " ");
  const blank = model.lines.indexOf("");
  const first = model.lines.findIndex(isOld);
  const place = first >= 0 ? first : blank >= 0 && blank < bodyStart() ? blank : bodyStart();
  const rest = model.lines.filter((text, index) => !isOld(text, index));
  rest.splice(place, 0, ...(line ? [line] : []));
  if (model.shown !== null) model.shown += rest.length - model.lines.length;
  model.lines = rest;
  await show(model.shown, back);
}

function small(text, label, action) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.setAttribute("aria-label", label);
  button.addEventListener("click", guarded(action));
  return button;
}

function drawTime(view) {
  $("clock").textContent = "Clock " + view.time;
  $("pending").replaceChildren(...view.pending.map((pending) => {
    const item = document.createElement("li");
    item.append(pending.text + " ");
    if (pending.call) {
      const call = pending.call;
      const above = (line) => insertAbove(pending.line, line);
      if (/is held/.test(pending.text)) {
        item.append(small("Release", "Release " + call, () => insert(["release " + call])));
      } else {
        item.append(small("Hold", "Hold the reply of " + call, () => above("hold " + call)));
      }
      item.append(small("Fail…", "Fail " + call, async () => {
        const fault = await choose("Fail " + call + " with", pending.faults);
        if (fault) await above("fail " + call + " with " + fault + " 1 time");
      }), small("Delay…", "Delay " + call, async () => {
        const time = await question("Delay " + call + " by", "2s", []);
        if (time) await above("delay " + call + " by " + time);
      }));
      if (pending.canReply) item.append(small("Reply…", "Reply of " + call, async () => {
        const { reply } = await viewAfter(model.shown, { reply: call });
        const body = await question("Body of the reply of " + call +
          (reply === undefined ? ", which the app makes without one" : ""), indented(reply || ""));
        if (body !== null) await above("reply " + call + " with " + quoted(compact(body)));
      }));
    }
    return item;
  }));
  if (!view.pending.length) $("pending").append(Object.assign(document.createElement("li"), { textContent: "nothing is due" }));
  $("next").ariaDisabled = String(!view.pending.length);
  const wait = view.pending.length ? view.pending[0].milliseconds : null;
  $("moment").disabled = !wait;
  if (wait) [$("moment").max, $("moment").value] = [wait, wait];
}

// JSON in several lines, and in one; other text as it is.
function indented(text) { try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; } }
function compact(text) { try { return JSON.stringify(JSON.parse(text)); } catch { return text; } }

function drawTabs(view) {
  $("tabs").replaceChildren(...Object.entries(tabs).map(([name, title]) => {
    const button = document.createElement("button");
    button.setAttribute("role", "tab");
    button.setAttribute("aria-selected", String(model.tab === name));
    button.tabIndex = model.tab === name ? 0 : -1;
    [button.textContent, button.id] = [title, "tab-" + name];
    button.setAttribute("aria-controls", "tab");
    button.addEventListener("click", guarded(() => openTab(name)));
    button.addEventListener("keydown", (event) => {
      const names = Object.keys(tabs);
      const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!move) return;
      event.preventDefault();
      openTab(names[(names.indexOf(name) + move + names.length) % names.length]).then(() =>
        $("tabs").querySelector('[aria-selected="true"]').focus());
    });
    return button;
  }));
  $("tab").setAttribute("aria-labelledby", "tab-" + model.tab);
  if (model.tab === "orders" || model.tab === "explore") return drawJob(model.tab);
  const lines = view[model.tab] || [];
  const nothing = model.tab === "audit" && view.audit ? "nothing was found" : "nothing";
  if (!lines.length) $("tab").textContent = nothing;
  else if (model.tab === "state") $("tab").replaceChildren(tree(lines));
  else $("tab").textContent = lines.join("\n");
}

// The state as a tree of lines, which are indented by their depth: a click, or Return, expects the value; the arrows
// move, open and close.
function tree(lines) {
  const root = document.createElement("div");
  root.setAttribute("role", "tree");
  root.setAttribute("aria-label", "State");
  const depth = (index) => lines[index] ? lines[index].text.search(/\S|$/) : -1;
  const parent = (index) => lines.findLastIndex((_, other) => other < index && depth(other) < depth(index));
  const level = (index) => index < 0 ? 0 : level(parent(index)) + 1;
  // The path of a line, by which it stays closed in the next view.
  const path = (index) => index < 0 ? "" : path(parent(index)) + "/" + lines[index].text.trim().split(":")[0];
  const items = lines.map((line, index) => {
    const item = document.createElement("div");
    item.setAttribute("role", "treeitem");
    item.textContent = line.text;
    [item.ariaLabel, item.ariaLevel, item.dataset.path] = [line.text.trim(), level(index), path(index)];
    if (line.expectation) item.title = line.expectation;
    if (depth(index + 1) > depth(index)) item.ariaExpanded = String(!model.closed.has(item.dataset.path));
    item.addEventListener("click", guarded(() => line.expectation ? insert([line.expectation]) : toggle(index)));
    return item;
  });
  const isHidden = (index) => parent(index) >= 0 &&
    (items[parent(index)].ariaExpanded === "false" || isHidden(parent(index)));
  const toggle = (index, isOpen = items[index].ariaExpanded === "false") => {
    if (!items[index].ariaExpanded) return;
    items[index].ariaExpanded = String(isOpen);
    model.closed[isOpen ? "delete" : "add"](items[index].dataset.path);
    items.forEach((item, other) => { item.hidden = isHidden(other); });
  };
  const enter = (index) => {
    if (!items[index]) return;
    items.forEach((item, other) => { item.tabIndex = other === index ? 0 : -1; });
    items[index].focus();
  };
  items.forEach((item, index) => {
    item.hidden = isHidden(index);
    item.tabIndex = index ? -1 : 0;
    item.addEventListener("keydown", (event) => {
      const isOpen = item.ariaExpanded === "true";
      const moves = {
        ArrowDown: () => enter(items.findIndex((other, place) => place > index && !other.hidden)),
        ArrowUp: () => enter(items.findLastIndex((other, place) => place < index && !other.hidden)),
        ArrowRight: () => isOpen ? enter(index + 1) : toggle(index, true),
        ArrowLeft: () => isOpen ? toggle(index, false) : enter(parent(index)),
        Home: () => enter(0),
        End: () => enter(items.findLastIndex((other) => !other.hidden)),
        Enter: () => item.click(),
      };
      if (!moves[event.key]) return;
      event.preventDefault();
      moves[event.key]();
    });
  });
  root.append(...items);
  return root;
}

async function openTab(name) {
  model.tab = name;
  if (name === "audit") return show(model.shown);
  draw();
}

// Other orders of the whole script, or an exploration from the shown line: what it prints, and what can be opened.
function drawJob(kind) {
  const job = model.jobs[kind];
  const parts = [];
  if (job && job.isRunning) parts.push(small("Stop", "Stop it", () => ask("stop", {})));
  else parts.push(small(kind === "orders" ? "Try 200 other orders" : "Explore from here, 100 runs", "Start: " + tabs[kind], () => run(kind)));
  if (job && !job.isRunning) {
    if (job.order) parts.push(small("Open the order that fails", "Open the order that fails", async () => {
      remember();
      [model.lines, model.order] = [job.lines.slice(), job.order];
      await show(null);
    }));
    const findings = kind === "explore" ? job.output.split(/^(?=\d+\. )/m).filter((text) => /^\d+\. /.test(text)) : [];
    findings.forEach((text, index) => parts.push(small("Open finding " + (index + 1), "Open finding " + (index + 1), async () => {
      remember();
      model.path = model.order = null;
      model.lines = text.split("\n").filter((line) => line.startsWith("   |")).map((line) => line.slice(5));
      await show(null);
    })));
  }
  const time = job && job.isRunning ? "running, " + Math.round((Date.now() - job.start) / 1000) + " s\n" : "";
  $("tab").replaceChildren(...parts, "\n\n" + time + (job ? job.output : ""));
}

async function run(kind) {
  const lines = kind === "explore" ? model.lines.slice(0, Math.max(lastLine(), bodyStart())) : model.lines.slice();
  const start = Date.now();
  let job = await ask("run", { path: model.path, script: lines.join("\n") + "\n", kind: kind,
    app: model.view.app });
  const number = job.number;
  while (job && job.number === number) {
    model.jobs[kind] = Object.assign(job, { lines: lines, start: start });
    if (model.tab === kind) drawJob(kind);
    if (!job.isRunning) return say(tabs[kind] + ": " + (job.output.trim().split("\n").pop() || "done"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    job = await ask("run");
  }
  model.jobs[kind] = { output: job ? "stopped by another that was started" : "stopped", isRunning: false, lines: lines };
  draw();
}

// MARK: - Files

async function listScripts() {
  const scripts = await ask("scripts");
  $("scripts").replaceChildren(...[""].concat(scripts).map((path) => new Option(path || "a script…", path)));
}

async function open(path) {
  const script = await ask("open", { path: path });
  remember();
  [model.path, model.order] = [script.path, null];
  model.lines = script.text.replace(/\n+$/, "").split("\n");
  await show(null);
}

async function save() {
  const path = await question("Save as", model.path || "UITestScripts/recorded.walk", []);
  if (!path) return;
  const body = { path: path, script: model.lines.join("\n") + "\n", replaces: false };
  let result = await ask("save", body);
  if (result.exists && await choose(result.path + " exists.", ["Replace it"])) {
    result = await ask("save", Object.assign(body, { replaces: true }));
  }
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
  button.addEventListener("click", guarded(() => insert([button.dataset.line])));
}
$("appearance").addEventListener("click", guarded(() => insert(["appearance " + $("appearance").textContent.toLowerCase()])));
$("size").append(...sizes.map((size) => new Option("Text size " + size, size)));
$("size").addEventListener("change", guarded(() => insert(["text size " + $("size").value])));
$("title").addEventListener("change", guarded(() => {
  const title = quoted($("title").value);
  // If the title had parameters, it keeps them.
  const keepsParameters = hasParameter(header("walkthrough")[0] || "");
  return setHeader("walkthrough", "walkthrough " + (keepsParameters ? title.replaceAll("\\${", () => "${") : title));
}));
$("app").addEventListener("change", guarded(() => setHeader("app", "app " + $("app").value)));
$("tags").addEventListener("change", guarded(() => setHeader("tags", $("tags").value.trim() && "tags " + $("tags").value.trim())));
$("exact").addEventListener("change", guarded(() => setHeader("timing", $("exact").checked && "timing exact")));
$("header").addEventListener("submit", (event) => event.preventDefault());
$("usual").addEventListener("click", guarded(() => {
  remember();
  model.order = null;
  return show(model.shown);
}));
$("add").addEventListener("submit", guarded(async (event) => {
  event.preventDefault();
  const line = $("new").value.trim();
  if (!line) return;
  $("new").value = "";
  if (await insert([line]) === false) $("new").value = line;
  $("new").focus();
}));
$("new").addEventListener("input", guarded(async () => {
  const typed = $("new").value;
  const { completions } = await viewAfter(model.shown, { typed: typed });
  if (typed === $("new").value) $("completions").replaceChildren(...(completions || []).map((line) => new Option(line)));
}));
$("screen").addEventListener("click", guarded(() =>
  insert(["expect screen matches"].concat(model.view.text.map((line) => "| " + line)))));
$("wait").addEventListener("click", guarded(() => insert(["wait " + $("duration").value.trim()])));
$("moment").addEventListener("input", () => { $("duration").value = $("moment").value + "ms"; });
$("link").addEventListener("click", guarded(async () => {
  const link = await question("Open the link", "https://", []);
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
  [model.path, model.apps] = [start.path || null, start.apps];
  model.lines = start.text.replace(/\n+$/, "").split("\n");
  await listScripts();
  await show(null);
})();
