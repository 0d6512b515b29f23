/** The content model's fields, each drawn by its type (CONT-09). */
import type { ContentField } from '#contract/content/card.ts';
import { t } from '../../lib/message.ts';
import { COVER } from '../../lib/picture.ts';
import { fullTime } from '../../lib/when.ts';
import { Picture } from '../../ui/picture.tsx';
import { MiniCard } from '../goods/mini-card.tsx';
import { WritingGrid } from './list-block.tsx';

export function Fields({ fields }: { fields: readonly ContentField[] }) {
  return fields.map((field) => (
    <section key={field.name} className="pd__sec">
      <h2>{field.label}</h2>
      <FieldValue field={field} />
    </section>
  ));
}

function FieldValue({ field }: { field: ContentField }) {
  switch (field.type) {
    case 'TEXT':
      return <p className="read">{field.text}</p>;
    case 'RICH_TEXT':
      return <div className="read rich" dangerouslySetInnerHTML={{ __html: field.html }} />;
    case 'PICTURE':
      return (
        <div
          className="pics"
          tabIndex={0}
          role="group"
          aria-label={t('writing.pictures', { n: field.images.length })}
        >
          {field.images.map((image) => (
            <Picture key={image.url} url={image.url} alt={field.label} size={COVER.content} />
          ))}
        </div>
      );
    case 'SELECT':
      return <p className="read">{field.options.join(', ')}</p>;
    case 'TIME':
      return field.time ? <time dateTime={field.time}>{fullTime(field.time)}</time> : null;
    case 'CONTENT_RELATION':
      return field.content ? <WritingGrid contents={[field.content]} layout="horizontal" /> : null;
    case 'RELATED_CONTENTS':
      return <WritingGrid contents={field.contents} layout="horizontal" />;
    case 'JUMP':
      return (
        <a
          className="btn btn--line"
          href={field.jump.href}
          rel={field.jump.kind === 'URL' ? 'nofollow noopener' : undefined}
        >
          {t('writing.jump', { name: field.label })}
        </a>
      );
    case 'COMMODITY_RELATION':
      return (
        <div className="strip strip--rel">
          {field.goods.map((card) => (
            <MiniCard key={card.id} card={card} />
          ))}
        </div>
      );
  }
}
