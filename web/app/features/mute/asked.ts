/** What the card says of which somebody asks why it is shown. */
export interface Asked {
  /** What was tapped on the card. */
  readonly button: HTMLElement;
  readonly name: string;
  readonly href: string;
  /** The title of its list. */
  readonly list: string;
  /** Of a deal. */
  readonly score: number | undefined;
  readonly brand: string | undefined;
  readonly category: string | undefined;
  readonly platform: string | undefined;
}
