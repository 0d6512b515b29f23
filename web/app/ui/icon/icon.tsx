/**
 * An icon of the sprite in every document (Lucide, 24 grid). Decorative: words next to
 * it carry the meaning.
 */
export function Icon({
  name,
  size = 20,
  className = '',
}: {
  name: string;
  size?: 14 | 16 | 20 | 24;
  className?: string;
}) {
  const sized = size === 20 ? 'i' : `i i--${size}`;
  return (
    <svg className={className ? `${sized} ${className}` : sized} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
