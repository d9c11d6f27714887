import type { EditorTranslation } from './englishTexts.ts';

/** Korean. */
export const ko = {
  edit: '편집',
  close: '닫기',
  closeEditor: '편집기 닫기',
  notLoaded: '편집기를 불러오지 못했습니다. 연결을 확인하고 다시 시도하세요.',
  files: '파일',
  codeOf: '{file} 코드',
  resetCode: '코드 초기화',
  undoReset: '초기화 취소',
  isEdited: '편집됨',
  edited: '{story}(편집됨)',
  copyLink: '링크 복사',
  copied: '복사됨',
  linkInBar: '브라우저에서 복사를 허용하지 않습니다. 링크는 주소 표시줄에 있습니다.',
  linkTooLong:
    '코드가 링크에 담기에는 너무 깁니다. 현재 {length}자이며 최대 {limit}자까지 가능합니다. 코드를 줄이거나 샌드박스에서 여세요.',
  fromLink: '이 코드는 이 사이트가 아니라 방금 연 링크에서 온 것입니다.',
  damaged: '링크의 일부가 없거나 변경되어 원래 코드를 표시합니다. 전체 링크를 요청하세요.',
  tooMuch:
    '링크의 코드가 편집기의 한도인 {limit}자를 넘어 원래 코드를 표시합니다. 코드 자체를 요청하세요.',
  foreign: '링크의 코드가 다른 페이지나 이 사이트의 다른 버전에 속하므로 원래 코드를 표시합니다.',
  report: '문제 신고',
  issueBody:
    '**코드**: {link}\n\n**실제 동작**\n\n\n**예상 동작**\n\n\n---\n{versions}\n{browser}\n',
  issueLink: '(편집기에서 “링크 복사”를 누른 다음 여기에 링크를 붙여 넣으세요)',
  leaveHint: 'Tab 키로 들여씁니다. 편집기에서 나가려면 Esc 키를 누른 다음 Tab 키를 누르세요.',
  shared: '이 파일은 여러 예제가 함께 사용하므로 여기에서 바꿀 수 없습니다.',
  leftOut: '스토리 파일이 컴포넌트 주위에 렌더링하는 내용은 여기에서 생략됩니다.',
  tooLong:
    '{length}자가 됩니다. 편집기는 최대 {limit}자까지 허용하므로 텍스트를 바꾸지 않았습니다.',
  place: '{file}, {line}행 {column}열: {error}',
  old: '마지막으로 작동한 버전',
  original: '편집한 코드에서 오류가 발생하여 원래 예제를 표시합니다.',
  loading: '예제를 불러오는 중…',
  stop: '중지',
  frozen: '예제가 응답하지 않습니다. 무한 루프가 있을 수 있습니다.',
  stopped: '예제를 중지했습니다. 코드를 바꾸면 다시 실행됩니다.',
  ended: '예제가 종료되었습니다.',
  failed: '예제를 불러오지 못했습니다. 편집하려면 네트워크 연결이 필요합니다.',
  tryAgain: '다시 시도',
  left: '코드가 다른 주소로 이동하여 예제가 종료되었습니다. 코드를 바꾸면 다시 실행됩니다.',
  // Errors of the frame
  ranTooLong: '코드가 {seconds}초 동안 쉬지 않고 실행되어 중지했습니다.',
  wouldErase: 'document.{name}: 예제를 지우게 되므로 여기에서는 동작하지 않습니다.',
  noEval: '차단됨: {address}({directive}). 여기에서는 텍스트를 코드로 실행할 수 없습니다.',
  onlySiteFiles:
    '차단됨: {address}({directive}). 편집 중인 예제는 이 사이트의 파일만 가져올 수 있습니다.',
  notImportable:
    '여기에서는 “{name}” 모듈을 가져올 수 없습니다. 편집 중인 예제에서 사용할 수 있는 것은 예제 자체의 파일과 다음 모듈입니다: {names}.',
  noComponent:
    '{file} 파일이 컴포넌트를 내보내지 않아 표시할 내용이 없습니다. 컴포넌트 앞에 “export default”를 쓰세요.',
  thrown: '던져진 값: {value}',
} satisfies EditorTranslation;
