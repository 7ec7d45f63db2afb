// Prints the counts in the format of Node's own test runner, which `cargo xtask test` adds up.
import type { Reporter, TestModule } from 'vitest/node';

export default class Tally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let [pass, fail] = [0, 0];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') pass += 1;
        if (test.result().state === 'failed') fail += 1;
      }
      if (!module.ok() && module.errors().length > 0) fail += 1;
    }
    console.log(`# pass ${pass}\n# fail ${fail}`);
  }
}
