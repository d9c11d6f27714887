// Node's `--require` of this file lets V8 compile a function for speed only once it has run for long. Most processes of the
// tests end before that pays: they take a fifth less of a processor's time. Since Node 22, V8 has no such flag, and says so.
if (Number.parseInt(process.versions.node, 10) < 22)
  require('node:v8').setFlagsFromString('--interrupt-budget=1000000');
