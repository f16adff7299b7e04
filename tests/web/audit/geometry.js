/* What is wrong with the layout of a page, told from where things lie. It knows nothing of games:
   the page marks its grids (data-grid), their cells (data-cell), what lies on a cell (data-piece)
   and what the screen is about (data-heart). It also marks what is scrolled sideways on purpose: rows
   with a cue (data-cue) at the end that hides some, and pages (data-pages) that have tabs; what lies over
   other things until it is closed (data-passing); and of a heart of tiles how many there are on a side
   (data-tiles). A finding says its kind, what it is about, where that
   is in the page, and by how much. */
(() => {
  const SLACK = 1.5; // pixels: fractions of one, and a rim's shadow, are nobody's trouble
  const FINGER = 43.5;
  const CELL = 23.5;
  const findings = [];

  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const root = dialogs.at(-1) ?? document.body;
  const all = [...root.querySelectorAll("*")];

  // Everything that lies over something else counts, also where fingers go through it.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync("* { pointer-events: auto !important }");

  function add(kind, node, detail) {
    findings.push({ kind, what: nameOf(node), where: pathOf(node), detail, box: boxOf(node) });
  }

  const boxOf = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left, top, width, height].map(Math.round);
  };

  /** What people would call it. */
  function nameOf(node) {
    const said = node.getAttribute("aria-label") ?? node.textContent ?? "";
    return said.trim().replace(/\s+/g, " ").slice(0, 60);
  }

  const isLocal = (name) => !/^svelte-|^_|^s-/.test(name);

  function stepOf(node) {
    const { do: does, spot, shows } = node.dataset ?? {};
    if (does) return `[do=${does}]`;
    if (spot) return `[spot=${spot.split(":")[0]}]`;
    if (shows) return `[shows=${shows}]`;
    const name = [...node.classList].find(isLocal);
    return name ? `.${name}` : node.localName;
  }

  function pathOf(node) {
    const steps = [];
    for (let at = node; at && at !== document.body && steps.length < 4; at = at.parentElement) {
      if (at.closest("svg") && at.closest("svg") !== at) continue;
      const step = stepOf(at);
      if (steps.length === 0 || /^[.[]/.test(step)) steps.unshift(step);
    }
    return steps.join(" ");
  }

  const styles = new Map();
  function styleOf(node) {
    if (!styles.has(node)) styles.set(node, getComputedStyle(node));
    return styles.get(node);
  }

  const isShown = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

  /** Only for those who hear the page. */
  function isOnlyHeard(node) {
    for (let at = node; at && at !== root; at = at.parentElement) {
      const style = styleOf(at);
      if (style.clipPath === "inset(50%)") return true;
      if (style.position === "absolute" && at.offsetWidth <= 1 && at.offsetHeight <= 1) return true;
    }
    return false;
  }

  /** The nearest around it that a fixed or absolute box is laid out by, or its parent. */
  function holderOf(node) {
    const { position } = styleOf(node);
    if (position === "fixed") return null;
    if (position !== "absolute") return node.parentElement;
    for (let at = node.parentElement; at; at = at.parentElement) {
      const style = styleOf(at);
      if (style.position !== "static" || style.transform !== "none" || style.containerType !== "normal") {
        return at;
      }
    }
    return null;
  }

  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const widthOf = (box) => Math.max(0, box.right - box.left);
  const heightOf = (box) => Math.max(0, box.bottom - box.top);
  const areaOf = (box) => widthOf(box) * heightOf(box);

  /** What is left of a box once everything around has cut it: `seen` is on the screen or can be
   * scrolled to, `shown` is there now. */
  function cutDown(node, box) {
    let seen = box;
    let shown = box;
    let scrolled = false;
    for (let at = holderOf(node); at && at !== document.documentElement; at = holderOf(at)) {
      const { overflowX, overflowY } = styleOf(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (at === document.body) break;
      const frame = at.getBoundingClientRect();
      const inner = {
        left: frame.left + at.clientLeft,
        top: frame.top + at.clientTop,
        right: frame.left + at.clientLeft + at.clientWidth,
        bottom: frame.top + at.clientTop + at.clientHeight,
      };
      if (at.clientWidth === 0 && at.clientHeight === 0) continue;
      shown = meet(shown, inner);
      scrolled ||= /auto|scroll/.test(overflowX + overflowY);
      // What is in a part that scrolls is cut by that part alone.
      if (!scrolled) seen = meet(seen, inner);
    }
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    return { seen, shown: meet(shown, screen) };
  }

  // Sideways scrolling

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > SLACK && root === document.body) {
    const widest = all
      .filter((node) => isShown(node) && node.getBoundingClientRect().right > innerWidth + SLACK)
      .at(-1);
    add("sideways", widest ?? document.body, `the page is ${Math.round(wide)} px too wide`);
  }
  for (const node of all) {
    const over = node.scrollWidth - node.clientWidth;
    if (over > SLACK && /auto|scroll/.test(styleOf(node).overflowX) && isShown(node)) {
      if (!node.matches("input, textarea, select") && !isCued(node) && !hasTabs(node)) {
        add("sideways", node, `its content is ${over} px wider than its window`);
      }
    }
  }

  function isCued(node) {
    const cues = [...node.parentElement.children].filter((each) => each.matches("[data-cue]"));
    return cues.some((cue) => isShown(cue) && areaOf(cutDown(cue, cue.getBoundingClientRect()).shown) > 4);
  }

  /** Whether each of its pages can be turned to with a tab that is there, too. */
  function hasTabs(node) {
    if (!node.matches("[data-pages]")) return false;
    const pages = [...node.querySelectorAll("[role=tabpanel]")].filter((page) => isShown(page));
    const tabs = pages.map((page) => document.getElementById(page.getAttribute("aria-labelledby")));
    const hidden = tabs.findIndex((tab) => !tab || !isShown(tab));
    // Those that share a page with others have one tab with them.
    return hidden < 0 || tabs.some((tab, at) => at !== hidden && isShown(tab) && sameLeft(pages, at, hidden));
  }
  function sameLeft(pages, one, other) {
    const [a, b] = [pages[one], pages[other]].map((page) => page.getBoundingClientRect().left);
    return Math.abs(a - b) < 20;
  }

  // Cells and pieces

  for (const grid of root.querySelectorAll("[data-grid]")) {
    if (!isShown(grid)) continue;
    const frame = grid.getBoundingClientRect();
    const cells = [...grid.querySelectorAll("[data-cell]")]
      .filter((cell) => cell.closest("[data-grid]") === grid && isShown(cell))
      .map((cell) => [cell, cell.getBoundingClientRect()]);
    const out = cells.find(([, box]) => areaOf(meet(box, grow(frame, SLACK))) < areaOf(box) - 1);
    if (out) add("leaves-frame", out[0], `${text(out[1])} in ${text(frame)}`);
    const pair = firstPair(cells, (a, b) => {
      const both = meet(a, b);
      return widthOf(both) > SLACK && heightOf(both) > SLACK;
    });
    if (pair) add("overlap", pair[0][0], `${text(pair[0][1])} and ${text(pair[1][1])}`);
  }

  for (const piece of root.querySelectorAll("[data-piece]")) {
    const cell = piece.closest("[data-cell]");
    if (!cell || !isShown(piece)) continue;
    const box = piece.getBoundingClientRect();
    const field = cell.getBoundingClientRect();
    const inside = areaOf(meet(box, grow(field, SLACK))) > areaOf(box) - 1;
    if (!inside) {
      const off = [centre(box)[0] - centre(field)[0], centre(box)[1] - centre(field)[1]];
      const isOff =
        Math.abs(off[0]) > Math.max(2, field.width * 0.12) ||
        Math.abs(off[1]) > Math.max(2, field.height * 0.12);
      const isLarge = box.width > field.width * 1.6 || box.height > field.height * 1.6;
      if (isOff) add("off-field", piece, `off by ${off.map((o) => o.toFixed(1)).join(", ")} px`);
      else if (isLarge) add("off-field", piece, `${text(box)} on a field of ${text(field)}`);
    }
    const { seen } = cutDown(piece, box);
    if (areaOf(seen) < areaOf(box) * 0.8) add("cut", piece, `${part(seen, box)} of it can be seen`);
  }

  // The heart

  if (root === document.body) {
    for (const heart of root.querySelectorAll("[data-heart]")) {
      if (!isShown(heart)) continue;
      const box = heart.getBoundingClientRect();
      const { shown } = cutDown(heart, box);
      const lost = box.width - widthOf(shown) > 2 || box.height - heightOf(shown) > 2;
      if (heart.dataset.tiles) checkTiles(heart);
      if (lost) add("heart", heart, `${part(shown, box)} of ${text(box)} is in the window`);
    }
  }

  /** Tiles are large enough for the number of them on a side: larger than a finger needs, while there
   * are few. */
  function checkTiles(heart) {
    const few = Number(heart.dataset.tiles) <= 7;
    const least = few ? (Math.min(innerWidth, innerHeight) <= 360 ? 32 : 40) : CELL;
    const box = heart.querySelector("[data-cell]").getBoundingClientRect();
    if (box.width < least) add("small", heart, `its tiles are ${text(box)}`);
  }

  // Words

  const written = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("svg, script, style, option, template")) continue;
    if (!isShown(parent) || isOnlyHeard(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    for (const box of boxes) written.push({ node, parent, box, ...cutDown(parent, box) });
  }

  for (const { parent, box, seen } of written) {
    // The box of a line is higher than its letters.
    const low = heightOf(seen) < box.height * 0.65;
    const short = widthOf(seen) < box.width - 2;
    if (low || short) add("cut", parent, `${part(seen, box)} of the line can be read`);
    const frame = frameOf(parent);
    const out = frame && box.width - widthOf(meet(box, frame.getBoundingClientRect()));
    if (out > 2) add("outside", parent, `${Math.round(out)} px of the line lie beside ${pathOf(frame)}`);
    const { overflowX } = styleOf(parent);
    if (!short && /hidden|clip/.test(overflowX) && parent.scrollWidth > parent.clientWidth + SLACK) {
      add("cut", parent, `the line is ${parent.scrollWidth - parent.clientWidth} px too long`);
    }
  }

  /** What a word is written on: the nearest around it with a rim or a colour of its own, unless
   * that is scrolled. */
  function frameOf(node) {
    for (let at = node; at && at !== root; at = at.parentElement) {
      const { overflowX, borderLeftWidth, borderRightWidth, display } = styleOf(at);
      if (/auto|scroll/.test(overflowX) || display === "inline") return null;
      if (isPainted(at) || (parseFloat(borderLeftWidth) && parseFloat(borderRightWidth))) return at;
    }
    return null;
  }

  document.adoptedStyleSheets.push(touchable);
  for (const line of written) {
    const { parent, box, shown } = line;
    if (widthOf(shown) < box.width * 0.9 || heightOf(shown) < box.height * 0.5) continue;
    const over = coverOfLine(parent, box);
    if (!over) continue;
    line.covered = true;
    if (staysSo(parent, (moved) => coverOfLine(parent, shifted(box, moved)))) {
      add("covered", parent, `by ${pathOf(over)}`);
    }
  }

  function coverOfLine(node, box) {
    const y = box.top + box.height / 2;
    for (const part of [0.15, 0.5, 0.85]) {
      const over = coverOf(node, box.left + box.width * part, y);
      if (over) return over;
    }
    return null;
  }

  /** Whether something is still so when the node was scrolled to the middle of the screen: what
   * lies under a bar at the rim of a page that scrolls can be had from there. */
  function staysSo(node, holds) {
    const before = node.getBoundingClientRect();
    const scrolled = [];
    for (let at = node; at; at = at.parentElement) scrolled.push([at, at.scrollLeft, at.scrollTop]);
    node.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const after = node.getBoundingClientRect();
    const still = holds([after.left - before.left, after.top - before.top]);
    for (const [at, left, top] of scrolled) {
      at.scrollLeft = left;
      at.scrollTop = top;
    }
    return still;
  }

  /** What is painted over a point of a node, if anything is. */
  function coverOf(node, x, y) {
    for (const above of document.elementsFromPoint(x, y)) {
      if (above === node || above.contains(node) || node.contains(above)) return null;
      if (passingOver(node, above)) continue;
      // A piece may lie on what is printed on its field.
      const field = above.closest("[data-piece]")?.closest("[data-cell]");
      if (field?.contains(node)) return null;
      if (isPainted(above)) return above;
    }
    return null;
  }

  /** Whether what lies above a node goes away by itself or is closed with a button on it. */
  function passingOver(node, above) {
    const passing = above.closest("[data-passing]:has([data-do=close])");
    return passing !== null && !passing.contains(node);
  }

  function isPainted(node) {
    for (let at = node; at; at = at.parentElement) {
      if (Number(styleOf(at).opacity) < 0.15) return false;
    }
    if (node.localName !== "svg" && node.closest("svg")) return true;
    if (node.matches("img, canvas, video")) return true;
    const { backgroundColor, backgroundImage, maskImage } = styleOf(node);
    if (maskImage !== "none") return false;
    const alpha = /rgba?\([^)]*?(?:[,/]\s*([\d.]+))?\)$/.exec(backgroundColor);
    const parts = backgroundColor.match(/[\d.]+/g) ?? [];
    const opaque = alpha && parts.length > 3 ? Number(parts[3]) : backgroundColor === "transparent" ? 0 : 1;
    return opaque > 0.4 || /url|gradient/.test(backgroundImage);
  }

  const lines = written.filter((line) => areaOf(line.shown) > 4 && !line.covered);
  const crossing = firstPairs(lines, (a, b) => {
    if (a.node === b.node || a.parent.contains(b.parent) || b.parent.contains(a.parent)) return false;
    if (passingOver(a.parent, b.parent) || passingOver(b.parent, a.parent)) return false;
    const both = meet(shrunk(a.shown), shrunk(b.shown));
    return widthOf(both) > 2 && heightOf(both) > 2;
  });
  for (const [one, other] of crossing) add("covered", one.parent, `by the words “${nameOf(other.parent)}”`);
  document.adoptedStyleSheets.pop();

  // Controls

  const CONTROLS = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=slider]";
  for (const node of root.querySelectorAll(CONTROLS)) {
    if (node.closest("[inert]") || !node.checkVisibility({ visibilityProperty: true })) continue;
    const label = node.matches("input") ? node.closest("label") : null;
    const target = label ?? node;
    if (!label && (!isShown(node) || isOnlyHeard(node))) continue;
    const box = target.getBoundingClientRect();
    if (!isInText(node) && box.width > 0) {
      const least = node.closest("[data-grid]") ? CELL : FINGER;
      if (box.width < least || box.height < least) add("small", target, text(box));
    }
    const { shown } = cutDown(target, box);
    if (areaOf(shown) < areaOf(box) * 0.9) continue;
    const other = otherAt(target, box);
    if (other && staysSo(target, (moved) => otherAt(target, shifted(box, moved)))) {
      add("covered", target, `by ${pathOf(other)}`);
    }
  }

  /** A word of a sentence is as high as its line. */
  function isInText(node) {
    const words = [...node.parentElement.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE);
    return styleOf(node).display.startsWith("inline") && words.some((each) => each.data.trim());
  }

  /** What a finger meets where a control should be, if that is more than half of it. */
  function otherAt(target, box) {
    let met = 0;
    let other = null;
    for (let row = 1; row <= 5; row++) {
      for (let column = 1; column <= 5; column++) {
        const x = box.left + (box.width * column) / 6;
        const y = box.top + (box.height * row) / 6;
        const at = document.elementsFromPoint(x, y).find((each) => !passingOver(target, each));
        if (at && (target.contains(at) || at.contains(target))) met += 1;
        else if (at) other = at;
      }
    }
    return met < 13 ? other : null;
  }

  // Panels that are squeezed

  for (const node of all) {
    const { overflowY, fontSize, lineHeight } = styleOf(node);
    if (overflowY === "visible" || !isShown(node) || isOnlyHeard(node) || node.closest("svg")) continue;
    if (node.matches("input, textarea, select")) continue;
    const line = parseFloat(lineHeight) || parseFloat(fontSize) * 1.35;
    const hides = node.scrollHeight > node.clientHeight + line / 2;
    if (hides && node.clientHeight < 2 * line && node.clientWidth > 4) {
      add("squeezed", node, `${node.clientHeight} px of ${node.scrollHeight}`);
    }
  }

  return unique(findings);

  // Small things

  function grow(box, by) {
    return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
  }
  function shifted({ left, top, width, height }, [x, y]) {
    return { left: left + x, top: top + y, width, height };
  }
  /** The letters of a line without the air around them. */
  function shrunk(box) {
    const by = heightOf(box) * 0.25;
    return { left: box.left + 1, top: box.top + by, right: box.right - 1, bottom: box.bottom - by };
  }
  function centre(box) {
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  }
  function text(box) {
    const [width, height] = [widthOf(box), heightOf(box)].map((side) => Math.round(side * 10) / 10);
    return `${width} × ${height} at ${Math.round(box.left)}, ${Math.round(box.top)}`;
  }
  function part(seen, whole) {
    const width = Math.round((100 * widthOf(seen)) / Math.max(1, widthOf(whole)));
    const height = Math.round((100 * heightOf(seen)) / Math.max(1, heightOf(whole)));
    return `${width} % of the width and ${height} % of the height`;
  }
  function* pairs(each) {
    for (let i = 0; i < each.length; i++) for (let j = i + 1; j < each.length; j++) yield [each[i], each[j]];
  }
  function firstPair(cells, holds) {
    for (const [a, b] of pairs(cells)) if (holds(a[1], b[1])) return [a, b];
    return null;
  }
  function firstPairs(each, holds) {
    const found = [];
    for (const [a, b] of pairs(each)) if (holds(a, b)) found.push([a, b]);
    return found.slice(0, 20);
  }
  /** One of a kind in each place will do. */
  function unique(found) {
    const known = new Map();
    for (const each of found) {
      const key = `${each.kind} ${each.where}`;
      if (!known.has(key)) known.set(key, each);
    }
    return [...known.values()];
  }
})();
