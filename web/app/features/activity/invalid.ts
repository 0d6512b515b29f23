/** An activity that is unknown, offline or of another kind is a page that is not there (ACT-13). */
import { data } from 'react-router';
import { CallFailure } from '../../lib/call.ts';

/** Calls of one activity; what is not there is said in the page's place, with the status 404. */
export async function orInvalid<Answer>(calls: Promise<Answer>): Promise<Answer> {
  try {
    return await calls;
  } catch (error) {
    if (error instanceof CallFailure && [404, 422].includes(error.code))
      throw data({ say: error.message }, { status: 404 });
    throw error;
  }
}
