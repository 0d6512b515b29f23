/** What this browser hides, each with a way back; on the page of preferences (BEY-36). */
import { t } from '../../lib/message.ts';
import { mute, unmute, useMutes } from '../../lib/muted.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';

export function MutedList() {
  const mutes = useMutes();
  return (
    <section className="muted-list needs-script" id="muted" aria-labelledby="muted-title">
      <h2 id="muted-title">{t('mute.title.list')}</h2>
      <p className="field__hint">{t(mutes.length === 0 ? 'mute.none' : 'mute.note')}</p>
      <ul>
        {mutes.map((one) => (
          <li key={`${one.kind} ${one.code}`}>
            <span>
              <small>{t(`mute.of.${one.kind}`)}</small> {one.name}
            </span>
            <button
              className="btn btn--text"
              type="button"
              aria-label={t('mute.show', { name: one.name })}
              onClick={() => {
                unmute(one);
                toast(t('mute.shown', { name: one.name }), 'done', {
                  label: t('mute.undo'),
                  run: () => mute(one),
                });
              }}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
