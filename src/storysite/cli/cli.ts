#!/usr/bin/env node
import { runCommand } from './commands.ts';
import { nameMissingPeer } from './nameMissingPeer.ts';
import { parseCommand } from './parseCommand.ts';

try {
  const command = parseCommand(process.argv.slice(2));
  await runCommand(command, process.cwd());
  // Storybook's tools keep watchers and timers.
  if (command.name !== 'dev' && command.name !== 'preview') process.exit(0);
} catch (error) {
  // By name, since a configuration may have loaded this package a second time.
  const isForUser = error instanceof Error && error.name === 'SiteError';
  const message = isForUser ? error.message : nameMissingPeer(error);
  if (message) console.error(`\n${message}\n`);
  else console.error(error instanceof Error ? error.stack : error);
  process.exit(1);
}
