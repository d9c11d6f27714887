import Select from 'rc-select';
import type { CSSProperties } from 'react';
import 'rc-select/assets/index.less';
import '../_shared/select.css';

const people = [
  { name: 'Ada Lovelace', color: '#7a2ea0' },
  { name: 'Grace Hopper', color: '#0b6e4f' },
  { name: 'Alan Turing', color: '#b3541e' },
];

const avatar: CSSProperties = {
  display: 'inline-block',
  width: 20,
  marginInlineEnd: 8,
  borderRadius: '50%',
  color: 'white',
  font: '600 11px/20px system-ui',
  textAlign: 'center',
};

/** A label can be any element; the search looks at the name. */
export default function Avatars() {
  const options = people.map(({ name, color }) => ({
    value: name,
    label: (
      <>
        <span aria-hidden="true" style={{ ...avatar, background: color }}>
          {name[0]}
        </span>
        {name}
      </>
    ),
  }));
  const style = { width: 300, maxWidth: '100%' };
  const shared = { id: 'avatars', 'aria-label': 'Person', options, style };
  return <Select<string> {...shared} showSearch defaultValue="Ada Lovelace" />;
}
