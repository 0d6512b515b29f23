/** What Khum on the home screen is good for, and how it gets there where no button does it. */
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Way } from './install.ts';

/** `hasShare`: shared links reach it, as they do on Android alone. */
export function InstallGains({ hasShare }: { hasShare: boolean }) {
  const gains = [
    ['cloud-off', t('install.read'), t('install.read.text')],
    ...(hasShare ? [['share-2', t('install.share'), t('install.share.text')]] : []),
    ['bell-ring', t('install.alert'), t('install.alert.text')],
  ] as const;
  return (
    <ul className="gets">
      {gains.map(([icon, title, text]) => (
        <li key={icon}>
          <Icon name={icon as string} size={24} />
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function InstallHow({ way }: { way: Way }) {
  if (way === 'here') return <p className="inst__how">{t('install.here')}</p>;
  if (way === 'menu') return <p className="inst__how">{t('install.menu')}</p>;
  if (way === 'prompt') return null;
  return (
    <ol className="inst__how">
      <li>
        <Icon name="upload" /> {t('install.ios.1')}
      </li>
      <li>{t('install.ios.2')}</li>
      <li>{t('install.ios.3')}</li>
    </ol>
  );
}
