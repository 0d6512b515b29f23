/**
 * Films of other sites that may be in a piece (AMB-79): hosts that are named here, by addresses
 * that play nothing and keep nothing before they are asked. Whatever else is given as an embed is a
 * link.
 */

/** What a page's policy lets frames be of. */
export const EMBED_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
] as const;

/**
 * The address of the player for the address of a film as people copy it; null: not one that may
 * are here.
 */
export function embedOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const [, first = '', second = ''] = url.pathname.split('/');
  if (host === 'youtu.be') return youtube(first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(
      first === 'watch'
        ? (url.searchParams.get('v') ?? '')
        : ['embed', 'shorts', 'live'].includes(first)
          ? second
          : '',
    );
  if (host === 'vimeo.com') return vimeo(first);
  if (host === 'player.vimeo.com' && first === 'video') return vimeo(second);
  return null;
}

function youtube(id: string): string | null {
  return /^[\w-]{11}$/.test(id) ? `${EMBED_HOSTS[0]}/embed/${id}?autoplay=1&rel=0` : null;
}

function vimeo(id: string): string | null {
  return /^\d{4,12}$/.test(id) ? `${EMBED_HOSTS[1]}/video/${id}?autoplay=1&dnt=1` : null;
}
