/** What an operator asked for and cannot be, in sentences that say what to do. */
export class DeskRefused extends Error {
  override name = 'DeskRefused';
  readonly faults: readonly string[];
  constructor(...faults: readonly string[]) {
    super(faults.join(' '));
    this.faults = faults;
  }
}
