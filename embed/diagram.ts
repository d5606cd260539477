/**
 * The element `<reversi-diagram>`: a position with its marks, drawn without a frame and without an
 * engine. A page without this script shows the element's own text, which is the position or the
 * moves. Joined into a classic script. docs/embedding.md shows its use.
 */

import type { Details, ReversiDiagramElement } from "./element-types.ts";
import { type Lang, languageFor } from "../www/floor/base/languages.ts";
import { PATTERNS } from "../www/play/words/diagram.js";
import { draw, STYLE } from "./diagram/drawing.ts";
import { FigureError, readFigure } from "./diagram/figure.ts";
import { createDiagramTexts } from "./diagram/words.ts";
import { languageAround } from "./host-page/language.ts";
import { reflect, takeUp } from "./host-page/properties.ts";

/** The attributes that are properties, too: every element has `lang`. */
const PROPERTIES = ["position", "moves", "ply", "marks", "numbers", "turned", "label"];

class ReversiDiagram extends HTMLElement implements ReversiDiagramElement {
  static observedAttributes = [...PROPERTIES, "lang"];

  #root = styledRoot(this);
  #drawing = false;
  /** The text of the element may arrive after its start, and may change. */
  #observer = new MutationObserver(() => this.#drawSoon());

  connectedCallback() {
    takeUp(this, PROPERTIES);
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true });
    this.#drawSoon();
  }

  disconnectedCallback() {
    this.#observer.disconnect();
  }

  attributeChangedCallback() {
    this.#drawSoon();
  }

  /** Draws once for all changes of one script run. */
  #drawSoon() {
    if (this.#drawing) return;
    this.#drawing = true;
    queueMicrotask(() => {
      this.#drawing = false;
      if (this.isConnected) this.#draw();
    });
  }

  #draw() {
    const lang = languageFor([languageAround(this)]);
    const texts = createDiagramTexts(lang, PATTERNS[lang]);
    try {
      const figure = readFigure(sourceOf(this));
      const name = this.getAttribute("label") ?? texts.name(figure);
      const picture = draw(figure, isOn(this, "turned"), name);
      const said = part("p", "said", lang, texts.description(figure));
      const around = part("div", "around", lang, "");
      around.append(picture, said);
      this.#root.replaceChildren(around);
    } catch (error) {
      if (!(error instanceof FigureError)) throw error;
      this.#refuse(lang, error, texts.problem(error));
    }
  }

  /** Shows what is wrong, and below it the text that a page without script shows. */
  #refuse(lang: Lang, error: FigureError, message: string) {
    const sentence = part("p", "problem", lang, message);
    sentence.setAttribute("part", "problem");
    this.#root.replaceChildren(sentence, document.createElement("slot"));
    const detail: Details["error"] = {
      message,
      code: `diagram-${error.code}`,
      about: String(error.parts.about),
    };
    this.dispatchEvent(new CustomEvent("reversi-error", { detail, bubbles: true }));
  }
}

/** The texts of an element. Its content counts where no attribute says what to show. */
function sourceOf(element: HTMLElement) {
  const [position, moves, ply, marks] = ["position", "moves", "ply", "marks"].map((name) =>
    element.getAttribute(name),
  );
  const written = position === null && moves === null ? element.textContent : moves;
  return { position, moves: written, ply, marks, numbers: isOn(element, "numbers") };
}

/** Whether an attribute is there that does not say no. */
function isOn(element: HTMLElement, name: string) {
  return element.hasAttribute(name) && element.getAttribute(name) !== "false";
}

/** @param name its class */
function part(tag: string, name: string, lang: string, text: string) {
  const made = document.createElement(tag);
  made.className = name;
  made.lang = lang;
  made.textContent = text;
  return made;
}

function styledRoot(element: HTMLElement) {
  const root = element.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  root.adoptedStyleSheets = [style];
  return root;
}

if (!customElements.get("reversi-diagram")) {
  reflect(ReversiDiagram.prototype, PROPERTIES);
  customElements.define("reversi-diagram", ReversiDiagram);
}
