import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
/** The unit of processor times in `/proc`. */
const TICKS_PER_S = 100;

/** What a process and all that it started use. */
export interface TreeUse {
  /** Memory now: resident set sizes added up, so what the processes share counts more than once. */
  bytes: number;
  /** Processor time so far, that of ended children included. */
  cpuSeconds: number;
}

/** Reads what a process and its children use; undefined where it has ended or the system has no `/proc`. */
export function readTree(pid: number): TreeUse | undefined {
  try {
    const resident = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const own = { bytes: resident * PAGE_BYTES, cpuSeconds: readCpuSeconds(pid) };
    return childrenOf(pid).reduce((sum, child) => {
      const use = readTree(child);
      return use
        ? { bytes: sum.bytes + use.bytes, cpuSeconds: sum.cpuSeconds + use.cpuSeconds }
        : sum;
    }, own);
  } catch {
    return undefined;
  }
}

/** User and system time of a process and of its ended children: fields 14 to 17 of `/proc/<pid>/stat`. */
function readCpuSeconds(pid: number): number {
  // The command's name, in brackets, may hold spaces.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
  const ticks = stat.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS_PER_S;
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'))
    .flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}
