/**
 * The last line of a test run: `N passed, N failed`. A file that could not be run at all counts as
 * failed. A run in which nothing ends any more is ended, with the names of the files under way, so
 * that whoever reads its output knows where to look; a limit per test cannot do that for code that
 * never yields, nor for what is stopped after the tests.
 */
import { spawnSync } from 'node:child_process';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Longer than any test may take (vitest.config.ts). */
const SILENCE = 12 * 60_000;
/** For stopping servers, browsers and databases after the last test. */
const FAREWELL = 3 * 60_000;

export default class Tally implements Reporter {
  #underWay = new Set<string>();
  #lines: string[] = [];
  #passed = 0;
  #failed = 0;
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    process.on('exit', () => process.stdout.write(`\n${this.#report()}`));
    this.#expect(SILENCE);
  }

  // a worker that never yields says no more than that it was given the file
  onTestModuleQueued(module: TestModule): void {
    this.#underWay.add(module.relativeModuleId);
    this.#expect(SILENCE);
  }

  onTestModuleEnd(module: TestModule): void {
    this.#underWay.delete(module.relativeModuleId);
    this.#count(module);
    this.#expect(SILENCE);
  }

  onTestCaseResult(_test: TestCase): void {
    this.#expect(SILENCE);
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    this.#passed = 0;
    this.#failed = errors.length;
    this.#lines = [];
    for (const module of modules) this.#count(module);
    this.#expect(FAREWELL);
  }

  #count(module: TestModule): void {
    if (module.errors().length > 0) this.#failed += 1;
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'passed') this.#passed += 1;
      else if (state === 'failed') this.#failed += 1;
      if (test.diagnostic()?.flaky) {
        const first = errors?.[0];
        this.#lines.push(
          `Passed only the second time: ${module.relativeModuleId}: ${test.name}`,
          `${first?.message}\n${first?.stack ?? ''}`,
        );
      }
    }
  }

  /** Ends the run unless something else ends within `patience` ms. */
  #expect(patience: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const files = [...this.#underWay].sort().join(', ');
      this.#failed += 1;
      this.#lines.push(
        `Nothing has ended for ${patience / 60_000} minutes. Under way: ${files || 'what is stopped after the tests'}.`,
      );
      // workers that hang would hold the output open, and with it whoever waits for its end
      spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
      process.exit(1);
    }, patience).unref();
  }

  #report(): string {
    return [...this.#lines, '', `${this.#passed} passed, ${this.#failed} failed`, ''].join('\n');
  }
}
