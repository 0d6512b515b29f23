/** The lines of a digest or a newsletter, as in the mail (BEY-44). */
import type { DigestLine } from '#contract/message/digest.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

export function DigestLines({ lines }: { lines: readonly DigestLine[] }) {
  return (
    <ul>
      {lines.map((line, at) => (
        <Line key={`${at} ${line.title}`} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: DigestLine }) {
  const { title, href, cover, price, was, verdict, isVerified, isGone, why } = line;
  return (
    <li className={isGone ? 'arow is-off' : 'arow'}>
      <span className="arow__i">
        {cover ? <Picture url={cover} size={{ width: 120, height: 120 }} /> : <Icon name="bell" />}
      </span>
      <div>
        <p className="arow__s">{href ? <a href={href}>{title}</a> : title}</p>
        {price && (
          <p className="arow__p">
            <b>{price}</b> {was && <s>{was}</s>}
          </p>
        )}
        {verdict && (
          <p className="arow__m">
            <span className={isVerified ? 'st st--ok' : 'st'}>{verdict}</span>
          </p>
        )}
        <p className="arow__p">{why}</p>
      </div>
    </li>
  );
}
