import Select from 'rc-select';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const people = [
  { name: 'Ada Lovelace', color: '#7a2ea0' },
  { name: 'Grace Hopper', color: '#0b6e4f' },
  { name: 'Alan Turing', color: '#b3541e' },
];

const avatar = { padding: '1px 6px', borderRadius: 11, color: 'white' };

/** A label can be any element; the search looks at the value. */
export default function Avatars() {
  return (
    <Select<string>
      id="avatars-field"
      aria-label="Person"
      style={{ width: 300, maxWidth: '100%' }}
      showSearch
      defaultValue="Ada Lovelace"
      options={people.map(({ name, color }) => ({
        value: name,
        label: (
          <>
            <span aria-hidden="true" style={{ ...avatar, background: color }}>
              {name[0]}
            </span>{' '}
            {name}
          </>
        ),
      }))}
    />
  );
}
