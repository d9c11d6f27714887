import { describe, expect, it } from 'vitest';
import { english, setTexts } from '../../core/texts/t.ts';
import { changeGlobal, listGlobals } from './listGlobals.ts';

describe('globals with tools', () => {
  it('are those with items in the toolbar, labelled as there', () => {
    const choices = listGlobals({
      theme: { name: 'Theme', toolbar: { items: ['light', { value: 'dark', title: 'Dark' }] } },
      locale: { toolbar: { title: 'Language', items: [{ value: 'de', right: 'DE' }] } },
      hidden: { defaultValue: 1 },
      bare: { toolbar: { icon: 'globe' } },
    });
    expect(choices).toEqual([
      {
        name: 'theme',
        label: 'Theme',
        options: [
          { label: 'light', value: 'light' },
          { label: 'Dark', value: 'dark' },
        ],
      },
      { name: 'locale', label: 'Language', options: [{ label: 'DE', value: 'de' }] },
    ]);
  });

  it('name an item without a name in the language of the page', () => {
    const labels = () => listGlobals({ brand: { toolbar: { items: ['', 'a'] } } })[0]?.options;
    expect(labels()?.[0]).toEqual({ label: 'None', value: '' });
    setTexts({ lang: 'de', texts: { noGlobal: 'Keine Angabe' } });
    expect(labels()?.[0]?.label).toBe('Keine Angabe');
    setTexts(english);
  });

  it('are set only where they differ from the project', () => {
    const defaults = { theme: 'light' };
    expect(changeGlobal({ locale: 'de' }, 'theme', 'dark', defaults)).toEqual({
      locale: 'de',
      theme: 'dark',
    });
    expect(changeGlobal({ theme: 'dark' }, 'theme', 'light', defaults)).toEqual({});
  });
});
