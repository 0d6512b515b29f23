/**
 * The last line of a test run: `N passed, N failed`. A file that could not be run at all counts as
 * failed.
 */
import type { Reporter, TestModule } from 'vitest/node';

export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    const again: string[] = [];
    for (const module of modules) {
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed += 1;
        else if (state === 'failed') failed += 1;
        if (test.diagnostic()?.flaky) again.push(`${module.relativeModuleId}: ${test.name}`);
      }
    }
    const lines = again.map((name) => `Passed only the second time: ${name}`);
    lines.push('', `${passed} passed, ${failed} failed`, '');
    process.on('exit', () => process.stdout.write(`\n${lines.join('\n')}`));
  }
}
