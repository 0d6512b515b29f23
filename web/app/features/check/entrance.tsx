/** The bare page: what one pastes, what comes of it, and what was checked before. */
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { LinkForms } from './link-forms.tsx';
import { RecentList } from './recent-list.tsx';

const ANSWERS = [
  ['verified', 'check.gives.verdict'],
  ['table-2', 'check.gives.history'],
  ['banknote', 'check.gives.bill'],
  ['store', 'check.gives.twins'],
] as const;

export function Entrance() {
  return (
    <div className="chk__in">
      <section className="chk__sec" aria-labelledby="gives">
        <h2 id="gives">{t('check.gives')}</h2>
        <ul className="chk__gives">
          {ANSWERS.map(([icon, key]) => (
            <li key={key}>
              <Icon name={icon} />
              <span>{t(key)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="chk__sec" aria-labelledby="paste">
        <h2 id="paste">{t('check.what')}</h2>
        <p>{t('check.what.text')}</p>
        <LinkForms />
        <p className="muted">{t('check.read')}</p>
      </section>
      <RecentList />
    </div>
  );
}
