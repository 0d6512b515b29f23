/**
 * Why something is shown, in plain sentences, and one tap to see no more of its brand, its platform
 * or its category in this browser (BEY-36). No profile is kept: there is nothing else to tell.
 */
import { useEffect, useState } from 'react';
import { PLATFORM_NAMES, platformOf } from '#contract/catalog/label.ts';
import type { Category, CategoryTree } from '#contract/catalog/category.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { mute, unmute } from '../../lib/muted.ts';
import type { Mute } from '../../lib/muted.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Modal } from '../../ui/modal.tsx';
import type { Asked } from './asked.ts';
import { codesBelow } from './below.ts';

interface WhyPanelProps {
  readonly asked: Asked;
  readonly onClose: () => void;
}

export function WhyPanel({ asked, onClose }: WhyPanelProps) {
  const { button, name, href, list, score } = asked;
  const mutes = useOffered(asked);
  return (
    <Modal title={t('because.title')} isSheet onClose={onClose}>
      {(close) => (
        <div className="sheet__b why">
          <p className="why__of">{name}</p>
          <ul className="why__l">
            <li>
              {score === undefined
                ? t('because.goods', { list })
                : t('because.deal', { list, score })}
            </li>
            <li>{t('because.same')}</li>
            <li>{t('because.money')}</li>
          </ul>
          <p className="why__more">
            <a className="link lone" href={href} onClick={close}>
              {t(score === undefined ? 'because.history' : 'because.score')}
            </a>
            <a className="link lone" href="/how-we-judge" onClick={close}>
              {t('footer.judging')}
            </a>
          </p>
          <h3>{t('mute.title')}</h3>
          <ul>
            {mutes.map((one) => (
              <li key={`${one.kind} ${one.code}`}>
                <button
                  className="why__b"
                  type="button"
                  onClick={() => {
                    close();
                    hide(one, button);
                  }}
                >
                  <Icon name="eye-off" />
                  <span>
                    <small>{t(`mute.kind.${one.kind}`)}</small> {one.name}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <p className="field__hint">
            {t('mute.note')}{' '}
            <a className="link" href="/preferences#muted" onClick={close}>
              {t('mute.list')}
            </a>
          </p>
        </div>
      )}
    </Modal>
  );
}

function hide(one: Mute, button: HTMLElement): void {
  mute(one);
  toast(t('mute.done', { name: one.name }), 'done', {
    label: t('mute.undo'),
    run: () => {
      unmute(one);
      button.focus();
    },
  });
}

/** Brand, platform, the category and those above it; names come when they are known. */
function useOffered({ brand, category, platform }: Asked): readonly Mute[] {
  const [named, setNamed] = useState<readonly Mute[]>([]);
  useEffect(() => {
    let isLeft = false;
    void Promise.all([brand ? brandMute(brand) : [], category ? categoryMutes(category) : []]).then(
      (found) => isLeft || setNamed(found.flat()),
    );
    return () => {
      isLeft = true;
    };
  }, [brand, category]);
  if (!platform || platform === 'UNKNOWN') return named;
  const name = PLATFORM_NAMES[platformOf(platform)];
  return [...named, { kind: 'platform', code: platform, name }];
}

async function brandMute(code: string): Promise<Mute[]> {
  const brand = await browserCaller('brand.detail-by-code', { code }, EXTRA).catch(() => null);
  return brand ? [{ kind: 'brand', code, name: brand.name }] : [];
}

async function categoryMutes(code: string): Promise<Mute[]> {
  const [path, tree] = await Promise.all([
    browserCaller('category.parents-by-code', { code }, EXTRA).catch((): Category[] => []),
    browserCaller('category.tree', {}, EXTRA).catch((): CategoryTree => []),
  ]);
  return path.toReversed().map((one) => ({
    kind: 'category',
    code: one.code,
    name: one.name,
    below: codesBelow(tree as CategoryTree, one.code),
  }));
}
