#!/usr/bin/env node
import { runCommand } from './commands.ts';
import { describeFailure } from './describeFailure.ts';
import { paint } from '../node/emit/paint.ts';
import { parseCommand } from './parseCommand.ts';

try {
  const command = parseCommand(process.argv.slice(2));
  await runCommand(command, process.cwd());
  // Storybook's tools leave watchers and timers behind.
  if (command.name !== 'dev' && command.name !== 'preview') process.exit(0);
} catch (error) {
  const message = describeFailure(error);
  if (message) console.error(`\n${paint('red', message, process.stderr)}\n`);
  else console.error(error instanceof Error ? error.stack : error);
  process.exit(1);
}
