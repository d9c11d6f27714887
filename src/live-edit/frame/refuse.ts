import type { FrameError } from '../messages.ts';

/** Makes APIs that would destroy the frame's document, or bypass its policy, report an error with the reason. */
export function refuseEscapes(report: (error: FrameError) => void): void {
  for (const name of ['write', 'writeln', 'open', 'close'] as const) {
    Object.defineProperty(Document.prototype, name, {
      value() {
        throw new Error(`document.${name} would erase the story, so it does nothing here.`);
      },
    });
  }
  // No policy covers WebRTC.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(window, name);
  }
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    const reason =
      blockedURI === 'eval'
        ? 'text cannot become code here'
        : 'a story that is edited can fetch files of this site, and nothing else';
    report({ text: `${blockedURI || 'That'} was blocked (${effectiveDirective}): ${reason}.` });
  });
}
