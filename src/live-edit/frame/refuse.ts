import type { FrameError } from '../messages.ts';
import { FrameFault } from './FrameFault.ts';
import { readError } from './readError.ts';

/** Makes APIs that would destroy the frame's document, or bypass its policy, report an error with the reason. */
export function refuseEscapes(report: (error: FrameError) => void): void {
  for (const name of ['write', 'writeln', 'open', 'close'] as const) {
    Object.defineProperty(Document.prototype, name, {
      value() {
        throw new FrameFault('wouldErase', { name });
      },
    });
  }
  // No policy covers WebRTC.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(window, name);
  }
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    const key = blockedURI === 'eval' ? 'noEval' : 'onlySiteFiles';
    const values = { address: blockedURI || '…', directive: effectiveDirective };
    report(readError(new FrameFault(key, values), () => undefined));
  });
}
