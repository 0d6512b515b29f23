/**
 * Where home says what became of what was looked at and searched in this browser (BEY-36): its code
 * comes only where something was. The first script says so before anything is painted (`data-since`
 * of the document, lib/early.ts): the room is there, and nothing moves when it is filled.
 */
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useNavigationType } from 'react-router';
import { t } from '../../lib/message.ts';
import { readStored } from '../../lib/storage.ts';
import { LOOKS } from '../goods/looked-at.ts';
import { SEARCHES } from '../search/history.ts';
import type { SinceListProps } from './since-list.tsx';

/** Pictures that a screen of a desktop has room for. */
const WAITING = [1, 2, 3, 4, 5, 6];

export function SinceHere() {
  const [List, setList] = useState<ComponentType<SinceListProps>>();
  const type = useNavigationType();
  // A page that is reached within a visit has no first script. One that is come back to is as high
  // as it was, though a price was looked at since: its place is found again.
  useLayoutEffect(() => {
    if (type !== 'POP') setRoom(whatIsStored());
  }, []);
  useEffect(() => {
    if (!room()) return;
    import('./since-list.tsx').then(
      ({ SinceList }) => setList(() => SinceList),
      // an extra: home is shown without it too
      () => setRoom(undefined),
    );
  }, []);
  const waiting = <Waiting />;
  return (
    <div className="since-room">
      {List ? (
        <List
          waiting={waiting}
          hasLooks={room()?.includes('looks') ?? false}
          onNone={() => setRoom(undefined)}
        />
      ) : (
        waiting
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true">
      <div className="sec">
        <h2>{t('here.title')}</h2>
      </div>
      <div className="strip">
        {WAITING.map((one) => (
          <div key={one} className="mini">
            <div className="sk sk--pic" />
            <div className="sk sk--l" />
            <div className="sk sk--p" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** As the first script sees it: `looks`, `words` or both. */
function whatIsStored(): string | undefined {
  const looks = readStored(LOOKS) === null ? [] : ['looks'];
  const words = readStored(SEARCHES) === null ? [] : ['words'];
  return [...looks, ...words].join(' ') || undefined;
}

const room = () => document.documentElement.dataset.since;

function setRoom(what: string | undefined): void {
  const { dataset } = document.documentElement;
  if (what) dataset.since = what;
  else delete dataset.since;
}
