import './LoadFailed.css';
import { t } from '../../core/texts/t.ts';

/**
 * Shows that a script of the page could not be loaded, and offers a reload; the page itself stays readable. It does
 * without React, which may be the missing script.
 */
export function showLoadFailed(): void {
  if (document.querySelector('.load-failed')) return;
  const notice = document.createElement('div');
  notice.className = 'load-failed';
  notice.setAttribute('role', 'alert');
  notice.append(t('loadFailed'));
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('reload');
  button.addEventListener('click', () => window.location.reload());
  notice.append(button);
  document.body.append(notice);
}

/** Removes the notice once another page is shown. */
export function hideLoadFailed(): void {
  document.querySelector('.load-failed')?.remove();
}
