import { describe, expect, it } from 'vitest';
import { english, type LanguageTexts } from '../../core/texts/t.ts';
import { type DocumentParts, renderDocument, renderRedirect } from './document.ts';

const HOSTILE = '"><script>alert(1)</script>&';
const ESCAPED = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;';

const render = (changes: Partial<DocumentParts> = {}) =>
  renderDocument({
    html: '<main>Text</main>',
    title: 'single - rc-select',
    description: 'A select.',
    lang: 'en',
    module: '/assets/single.js',
    canonical: 'https://select.example/demo/single',
    entry: '/assets/site.js',
    inlineScript: 'run()',
    styles: [{ href: '/assets/site.css', css: 'a{color:red}' }],
    preloads: [
      { href: '/assets/react.js', isLarge: false },
      { href: '/assets/msw.js', isLarge: true },
    ],
    ...changes,
  });

describe('renderDocument', () => {
  it('says what the page is, to readers and to search engines', () => {
    const html = render();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>single - rc-select</title>');
    expect(html).toContain('<meta name="description" content="A select.">');
    expect(html).toContain('<link rel="canonical" href="https://select.example/demo/single">');
    expect(html).toContain(
      '<div id="root" data-module="/assets/single.js"><main>Text</main></div>',
    );
    expect(html).toContain('<script type="module" src="/assets/site.js"></script>');
    expect(html).toContain('<link rel="modulepreload" href="/assets/react.js">');
    expect(html).toContain('<link rel="modulepreload" href="/assets/msw.js" data-large>');
    expect(html).not.toContain('name="robots"');
  });

  it('says that a language is written from right to left', () => {
    expect(render({ lang: 'ar' })).toContain('<html lang="ar" dir="rtl">');
    expect(render({ lang: 'he-IL' })).toContain('<html lang="he-IL" dir="rtl">');
  });

  it.each(['title', 'description', 'lang', 'canonical', 'module', 'entry'])(
    'takes a %s for text, whatever is in it',
    (part) => {
      const html = render({ [part]: HOSTILE });
      expect(html).toContain(ESCAPED);
      expect(html).not.toContain(HOSTILE);
    },
  );

  it('holds the one inline script before all style sheets, and those under their addresses', () => {
    expect(render()).toMatch(
      /<script>run\(\)<\/script>[^]*<style data-href="\/assets\/site.css">a\{color:red\}<\/style>/,
    );
    expect(render()).not.toContain('rel="stylesheet"');
  });

  it('keeps the order of its style sheets, whether it holds or links them', () => {
    const styles = [{ href: '/a.css' }, { href: '/b.css', css: 'b{}' }, { href: '/c.css' }];
    const found = render({ styles }).match(
      /(?<=<(link rel="stylesheet"|style data-href).*)\w\.css/g,
    );
    expect(found).toEqual(['a.css', 'b.css', 'c.css']);
  });

  it('holds what a library writes for the page after the style sheets', () => {
    expect(render({ css: '.a{color:blue}' })).toMatch(
      /color:red}<\/style>\n<style>\.a{color:blue}<\/style>/,
    );
  });

  it('leaves out what a page has not got', () => {
    const html = render({ canonical: undefined, module: undefined, robots: 'noindex' });
    expect(html).not.toMatch(/canonical|data-module/);
    expect(html).toContain('<meta name="robots" content="noindex">');
  });
});

describe('renderRedirect', () => {
  const options = { base: '/select/', htmlSuffix: true };

  it('redirects without script, and is not to be found itself', () => {
    const html = renderRedirect('/demo/single', options, english);
    expect(html).toContain('<meta http-equiv="refresh" content="0;url=/select/demo/single.html">');
    expect(html).toContain('<link rel="canonical" href="/select/demo/single.html">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<a href="/select/demo/single.html">');
    expect(html).toContain('<html lang="en">');
  });

  it('is in the language of its path, as far as the site has that', () => {
    const render = (texts: LanguageTexts) => renderRedirect('/ar/guide', options, texts);
    const html = render({ lang: 'ar', texts: { redirect: 'تحويل', pageIsAt: '{address} :هنا' } });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<title>تحويل</title>');
    expect(html).toContain('<p><a href="/select/ar/guide.html">/select/ar/guide.html</a> :هنا</p>');
    expect(render({ lang: 'ar', texts: {} })).toContain('<html lang="en">');
  });
});
