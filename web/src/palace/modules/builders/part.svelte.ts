/** Master builders at a table: one can be hired for a redesign. */
import type { Lesson } from "../../../tutor/lesson";
import { words, type Sentence } from "../../../words/catalogue.svelte";
import { ModulePart } from "../part";

export class Part extends ModulePart {
  /** The position in the hand of the builder to hire. */
  builder = $state.raw<number | null>(null);

  override readonly verbs = ["hire"];

  override get picking(): boolean {
    return this.builder !== null;
  }

  override get moves(): string[] | null {
    return this.builder === null ? null : [`hire ${this.stage.hand[this.builder] ?? ""}`];
  }

  override glows(kind: string, what: string): boolean {
    return kind === "hand" && this.#canHire(this.stage.hand[+what]);
  }

  override picked(kind: string, what: string): boolean {
    return kind === "hand" && this.builder === +what;
  }

  override tap(kind: string, what: string): boolean {
    if (kind !== "hand" || !this.#canHire(this.stage.hand[+what])) return false;
    const again = this.builder === +what;
    this.stage.putBack();
    if (!again) this.builder = +what;
    return true;
  }

  override putBack(): void {
    this.builder = null;
  }

  #canHire(card: string | undefined): boolean {
    return this.legal("hire").some(([builder]) => builder === card);
  }

  // In words

  override asks(): Sentence | null {
    const { view, tile } = this.stage;
    if (view.acting !== this.name || tile) return null;
    if (this.builder !== null) return { id: "prompt-hire" };
    return { id: this.legal("hire").length > 0 ? "prompt-builder" : "prompt-builder-works" };
  }

  override get action(): string | null {
    return this.builder === null ? null : words("do-hire");
  }

  override get declining(): string {
    return words("do-no-builder");
  }

  override get lesson(): Lesson | null {
    return this.stage.view.acting === this.name ? { id: "learn-builder", rule: "B-06" } : null;
  }
}
