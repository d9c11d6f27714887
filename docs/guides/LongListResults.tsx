import results from './longListResults.json';

const texts = {
  en: {
    table: 'Table: What it costs',
    heads: ['Properties', 'Rows in the page', 'Time to open'],
    none: 'none: virtual',
    ms: 'ms',
  },
  'zh-CN': {
    table: '表格：代价有多大',
    heads: ['属性', '页面中的行数', '展开所需时间'],
    none: '不设置：虚拟列表',
    ms: '毫秒',
  },
};

/** What the three ways to open 10,000 options cost, from the last measurement. */
export function LongListResults({ lang = 'en' }: { lang?: keyof typeof texts }) {
  const { table, heads, none, ms: unit } = texts[lang];
  return (
    <div className="table-box" role="region" aria-label={table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map(({ properties, rows, ms }) => (
            <tr key={properties}>
              <td data-cell="name">{properties ? <code>{properties}</code> : none}</td>
              <td data-cell="result" data-label={heads[1]}>
                {rows.toLocaleString('en')}
              </td>
              <td data-cell="result" data-label={heads[2]}>
                {ms.toLocaleString('en')} {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
