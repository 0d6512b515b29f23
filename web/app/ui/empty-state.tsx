/** Nothing to show: a drawing, a sentence, a next step. Kind `nothing` has no drawing (CONT-18). */
interface EmptyStateProps {
  title: string;
  text?: string;
  kind?: 'default' | 'nothing';
  /** Heading level of the title; 1 where it is the whole page. */
  level?: 1 | 2;
  action?: { label: string; href: string } | { label: string; do: () => void };
}

export function EmptyState({ title, text, kind = 'default', level = 2, action }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <div className="empty">
      {kind === 'default' && (
        <svg className="empty__art" viewBox="0 0 132 84" aria-hidden="true">
          <path className="sp-typ" d="M6 26H126" />
          <path className="sp-line" d="M6 26H40V48H58V26H84V60H112" />
          <path className="sp-halo" d="M116 60h.01" />
          <path className="sp-dot" d="M116 60h.01" />
        </svg>
      )}
      <Title className="empty__t">{title}</Title>
      {text && <p>{text}</p>}
      {action &&
        ('do' in action ? (
          <button className="btn btn--ink" type="button" onClick={action.do}>
            {action.label}
          </button>
        ) : (
          <a className="btn btn--ink" href={action.href}>
            {action.label}
          </a>
        ))}
    </div>
  );
}
