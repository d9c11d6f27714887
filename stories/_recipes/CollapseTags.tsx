import Select from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const cities = ['Athens', 'Bergen', 'Lisbon', 'Oslo', 'Riga', 'Vienna'];

/** As many tags as fit on one line, and the number of the others. */
export default function CollapseTags() {
  return (
    <Select<string[]>
      id="collapse-tags-field"
      aria-label="Cities"
      mode="multiple"
      style={{ width: 300, maxWidth: '100%' }}
      maxTagCount="responsive"
      maxTagPlaceholder={(hidden) => (
        <span title={hidden.map(({ value }) => value).join(', ')}>
          +{hidden.length} more
        </span>
      )}
      options={cities.map((city) => ({ value: city, label: city }))}
      defaultValue={cities}
    />
  );
}
