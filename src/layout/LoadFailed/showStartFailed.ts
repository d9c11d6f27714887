import { markReloaded, wasReloaded } from './reloadMark.ts';
import './StartFailed.css';

/**
 * Says, under a prerendered page whose scripts do not come, that it can be read and what of it does nothing; offers a
 * reload, once for each address and tab. Gives back what takes the notice away. Without React, which may be what is
 * missing.
 */
export function showStartFailed(dead: string): () => void {
  const { pathname } = window.location;
  const canReload = !wasReloaded(pathname);
  const notice = document.createElement('div');
  notice.dataset.startFailed = '';
  notice.setAttribute('role', 'alert');
  const text = notice.appendChild(document.createElement('p'));
  text.textContent = `A part of this page could not be loaded: you can read it and follow its links, but ${dead} do nothing.${canReload ? '' : ' Reloading did not help. Check the connection and try again later.'}`;
  if (canReload) {
    const button = notice.appendChild(document.createElement('button'));
    button.type = 'button';
    button.textContent = 'Reload';
    button.addEventListener('click', () => {
      markReloaded(pathname);
      window.location.reload();
    });
  }
  document.body.append(notice);
  return () => notice.remove();
}
