/**
 * The emoji picker; those used lately come first and are remembered by this browser (COMM-08,
 * STOR-01).
 */
import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { t } from '../../lib/message.ts';

const EMOJI = [
  ...'😀😄😁😂🤣😊😍🥰😘😎🤩🤔🤨😐😅😓😢😭😡🤯😴🥳🙏👍👎👏🙌💪👌🤝👀💯🔥🎉💸💰🛒🎁📦🚚⏰✅❌❓',
];
const RECENT_MAX = 8;

export function recentEmoji(): string[] {
  try {
    const found: unknown = JSON.parse(readStored('recent-emoji') ?? '[]');
    return Array.isArray(found)
      ? found.filter((one): one is string => EMOJI.includes(one as string)).slice(0, RECENT_MAX)
      : [];
  } catch {
    return [];
  }
}

export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  // the order stays while it is open: nothing moves under the finger
  const [recent] = useState(recentEmoji);
  function pick(emoji: string) {
    writeStored(
      'recent-emoji',
      JSON.stringify([emoji, ...recentEmoji().filter((one) => one !== emoji)].slice(0, RECENT_MAX)),
    );
    onPick(emoji);
  }
  return (
    <div className="emoji">
      {recent.length > 0 && <Grid label={t('comment.emoji.recent')} all={recent} onPick={pick} />}
      <Grid label={t('comment.emoji.all')} all={EMOJI} onPick={pick} />
    </div>
  );
}

function Grid({
  label,
  all,
  onPick,
}: {
  label: string;
  all: readonly string[];
  onPick: (emoji: string) => void;
}) {
  return (
    <fieldset className="emoji__g">
      <legend>{label}</legend>
      {all.map((emoji) => (
        <button key={emoji} type="button" onClick={() => onPick(emoji)}>
          {emoji}
        </button>
      ))}
    </fieldset>
  );
}
