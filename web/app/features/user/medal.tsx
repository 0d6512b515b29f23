/** A badge as a medal: its icon, and an arc for how far somebody is (ACT-14). */
import { Picture } from '../../ui/picture.tsx';

/** Of the ring, in units of its 64 grid. */
const RADIUS = 29;
const ROUND = 2 * Math.PI * RADIUS;

interface MedalProps {
  /** An address, or `icon:` and the name of an icon. */
  image: string;
  /** From 0 to 1; without it the badge is there. */
  share?: number;
}

export function Medal({ image, share }: MedalProps) {
  if (!image.startsWith('icon:'))
    return (
      <span className="md-pic">
        <Picture url={image} size={{ width: 72, height: 72 }} />
      </span>
    );
  const isGot = share === undefined;
  return (
    <svg className={isGot ? 'md md--got' : 'md'} viewBox="0 0 64 64" aria-hidden="true">
      <circle className="md-bg" cx="32" cy="32" r={isGot ? 30 : 25} />
      <circle className="md-ring" cx="32" cy="32" r={RADIUS} />
      {!isGot && share > 0 && (
        <circle
          className="md-arc"
          cx="32"
          cy="32"
          r={RADIUS}
          strokeDasharray={`${(Math.min(1, share) * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
          transform="rotate(-90 32 32)"
        />
      )}
      <g className="md-in">
        <svg className="i" x="20" y="20" width="24" height="24">
          <use href={`#i-${image.slice('icon:'.length)}`} />
        </svg>
      </g>
      {isGot && <circle className="md-dot" cx="53" cy="53" r="6" />}
    </svg>
  );
}
