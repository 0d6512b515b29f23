/** On the page of the app: Khum for the home screen, whenever it is asked for (BEY-14). */
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { install, useWay } from './install.ts';
import { InstallGains, InstallHow } from './install-how.tsx';

export function InstallHere() {
  const way = useWay();
  return (
    <section className="inst__here" aria-labelledby="install">
      <h2 id="install">{t('install.title')}</h2>
      <p className="muted">{t('install.text')}</p>
      <InstallGains hasShare={way !== 'share'} />
      <InstallHow way={way} />
      {way === 'prompt' && (
        <button className="btn btn--go" type="button" onClick={() => void install()}>
          <Icon name="plus" />
          {t('install.go')}
        </button>
      )}
    </section>
  );
}
