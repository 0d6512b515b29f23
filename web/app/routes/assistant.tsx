/**
 * The shopping assistant (AI-01). The page is the same for everybody; the conversation comes after
 * it.
 */
import { useLoaderData, useLocation } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { Chat } from '../features/assistant/chat.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { headOf } from '#contract/text.ts';

/** Characters of a question in a link. */
const LINKED = 500;

function AssistantPage() {
  const { prompts, questionLength } = useLoaderData<Answer<'conversation.prompts'>>();
  const query = new URLSearchParams(useLocation().search);
  const id = query.get('c');
  return (
    <Chat
      prompts={prompts}
      most={questionLength}
      first={id && /^\d{1,19}$/.test(id) ? id : null}
      question={headOf(query.get('q') ?? '', LINKED)}
    />
  );
}

export default definePage<Answer<'conversation.prompts'>>({
  load: ({ call }) => call('conversation.prompts'),
  head: () => ({
    title: `${t('assistant.title')} · ${t('site.name')}`,
    description: t('assistant.lead'),
    canonical: '/ai',
    everywhere: true,
  }),
  Page: AssistantPage,
});
