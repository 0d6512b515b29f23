/**
 * The search box of every page: a plain form that works by itself. What helps with typing (hot
 * words, history, suggestions) comes with the first focus, and takes the field over.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { t } from '../../lib/message.ts';
import { useIsMobile } from '../../lib/mobile.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { SearchHelpProps } from './search-help.tsx';

export function SearchBox() {
  const { pathname, search } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [Help, setHelp] = useState<ComponentType<SearchHelpProps>>();
  const keyword = (pathname === '/search' && new URLSearchParams(search).get('keyword')) || '';
  const hot = page().tenant.searchKeywords[0];
  const isMobile = useIsMobile();
  // searched with what is in the box
  const [isSent, setSent] = useState(false);
  const first = useRef(keyword);
  // another search, or none any more; what is in the box when the page loads is left alone
  useEffect(() => {
    if (first.current !== keyword && input.current) input.current.value = keyword;
    first.current = keyword;
  }, [keyword]);
  function open() {
    if (Help) return;
    // without it the form still searches
    import('./search-help.tsx').then(
      ({ SearchHelp }) => setHelp(() => SearchHelp),
      () => {},
    );
  }
  // text typed before hydration
  const openEarly = useEffectEvent(() => {
    if (document.activeElement === input.current) open();
  });
  useEffect(() => openEarly(), []);
  return (
    <form
      className="sbox"
      role="search"
      action="/search"
      onFocus={open}
      onInput={() => setSent(false)}
      onSubmit={() => {
        // what the empty box proposes
        if (input.current && hot && input.current.value.trim() === '') input.current.value = hot;
        setSent(true);
        // its keyboard would cover what was found
        if (isMobile) input.current?.blur();
      }}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="text"
        name="keyword"
        aria-label={t('search.label')}
        placeholder={hot ?? t('search.placeholder')}
        defaultValue={keyword}
        maxLength={2000}
        enterKeyHint="search"
        autoComplete="off"
      />
      {Help && <Help input={input} isSent={isSent} />}
      <a className="sbox__ask" href="/ai" aria-label={t('nav.ask')}>
        <Icon name="sparkles" />
      </a>
      <button className="sr" type="submit">
        {t('search.label')}
      </button>
    </form>
  );
}
