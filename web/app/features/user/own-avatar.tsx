/** The viewer's picture; a drawn one where there is none (PROF-06). */
import { IMAGE } from '#contract/constants.ts';
import { Picture } from '../../ui/picture.tsx';

export const DEFAULT_AVATAR = '/icon/avatar.svg';

export function OwnAvatar({ url }: { url: string }) {
  return <Picture url={url || DEFAULT_AVATAR} size={IMAGE.avatar} eager />;
}
