/**
 * The rules that every page's HTML is held to: the standard and its recommendations, less what a
 * style guide would say.
 */
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes these its own way, and browsers read either
    // HTML does not mind the case in which React writes some names
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React's own ids begin with an underscore
    'valid-id': ['error', { relaxed: true }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    // limits of search results, judged by people: names of goods are as long as they are
    'long-title': 'off',
    // a list of options with a filter is more than a native one can do
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // written in full in the markup, whatever a reader makes of it
    'tel-non-breaking': 'off',
  },
});

export async function htmlErrors(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  );
}
