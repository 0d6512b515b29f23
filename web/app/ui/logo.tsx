/** The mark: a price that steps down to a dot. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect className="lg-bg" width="32" height="32" rx="9" />
      <path className="lg-st" d="M7 10.5h6.5v6H20v6" />
      <circle className="lg-dot" cx="24" cy="22.5" r="2.6" />
    </svg>
  );
}
