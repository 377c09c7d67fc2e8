/**
 * The page's script: draws one page of sentences at a time from the embedded data, only ever through
 * `textContent`. Written in plain ES2017, since it is shipped as it stands.
 */
export const script = String.raw`
(function () {
  "use strict";
  var source = document.getElementById("data");
  if (!source) return;
  var data = JSON.parse(source.textContent);
  var field = function (id) { return document.getElementById(id); };
  var list = field("list"), pager = field("pager");
  var lower = data.records.map(function (record) { return (record[1] + "\n" + record[2]).toLowerCase(); });
  var found = [], page = 0;

  function element(name, className, text) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
  }

  function line(side, text, pieces) {
    var row = element("div", "line");
    row.append(element("span", "side", side));
    var words = element("span", "words");
    row.append(words);
    if (!pieces) {
      words.append(element("span", "none", side === "gold" ? "no such negation in gold" : "not found by the system"));
      return row;
    }
    var at = 0, inScope = false;
    pieces.forEach(function (piece) {
      var bits = piece[1], scope = (bits & 2) > 0;
      if (scope !== inScope) words.append(element("span", "bracket", scope ? "[" : "]"));
      inScope = scope;
      var classes = [[1, "cue"], [2, "scope"], [4, "event"], [8, "focus"], [16, "only"]]
        .filter(function (pair) { return bits & pair[0]; }).map(function (pair) { return pair[1]; });
      var part = text.slice(at, at + piece[0]);
      words.append(classes.length ? element(bits & 1 ? "b" : "span", classes.join(" "), part) : part);
      at += piece[0];
    });
    if (inScope) words.append(element("span", "bracket", "]"));
    return row;
  }

  function card(record) {
    var item = element("li", "card");
    var head = element("h3", "", record[1]);
    if (data.systems.length > 1) head.append(element("span", "system", data.systems[record[0]]));
    item.append(head);
    record[3].forEach(function (negation) {
      var group = element("div", negation[1].length ? "negation wrong" : "negation");
      var tags = element("p", "tags");
      negation[1].forEach(function (error) { tags.append(element("span", "tag error", data.errorKinds[error])); });
      if (!negation[1].length) tags.append(element("span", "tag", "correct"));
      if (negation[0] !== 0) tags.append(element("span", "tag kind", data.cueKinds[negation[0]] + " cue"));
      group.append(tags, line("gold", record[2], negation[2]), line("system", record[2], negation[3]));
      item.append(group);
    });
    return item;
  }

  function fits(record, at) {
    var error = field("error").value, system = field("system").value, kind = field("kind").value;
    var query = field("text").value.trim().toLowerCase();
    if (system !== "all" && record[0] !== Number(system)) return false;
    if (query && lower[at].indexOf(query) < 0) return false;
    var wrong = record[3].some(function (negation) { return negation[1].length > 0; });
    if (error === "right" && wrong) return false;
    return record[3].some(function (negation) {
      return (kind === "all" || negation[0] === Number(kind)) &&
        (error === "all" || error === "right" || (error === "wrong" ? negation[1].length > 0 : negation[1].indexOf(Number(error)) >= 0));
    });
  }

  function draw() {
    var size = field("size").value === "all" ? Math.max(1, found.length) : Number(field("size").value);
    var pages = Math.max(1, Math.ceil(found.length / size));
    page = Math.min(Math.max(page, 0), pages - 1);
    var shown = found.slice(page * size, (page + 1) * size);
    list.replaceChildren();
    var batch = document.createDocumentFragment();
    shown.forEach(function (record) { batch.append(card(record)); });
    list.append(batch);
    list.start = page * size + 1;
    pager.hidden = pages === 1;
    field("previous").disabled = page === 0;
    field("next").disabled = page === pages - 1;
    field("page").textContent = "Page " + (page + 1) + " of " + pages;
    field("found").textContent = found.length === 0 ? "No sentence fits." :
      found.length + " of " + data.records.length + " sentences with negation" + (pages > 1 ? ", " + (page * size + 1) + " to " + (page * size + shown.length) + " shown" : "") + ".";
  }

  function filter() {
    found = data.records.filter(fits);
    page = 0;
    draw();
  }

  function turn(by) {
    page += by;
    draw();
    field("sentences").scrollIntoView();
  }

  var waiting;
  field("controls").addEventListener("input", function (event) {
    clearTimeout(waiting);
    waiting = setTimeout(filter, event.target.id === "text" ? 150 : 0);
  });
  field("controls").addEventListener("submit", function (event) { event.preventDefault(); });
  field("previous").addEventListener("click", function () { turn(-1); });
  field("next").addEventListener("click", function () { turn(1); });
  filter();
})();
`;
