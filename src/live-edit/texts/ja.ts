import type { EditorTranslation } from './englishTexts.ts';

/** Japanese. */
export const ja = {
  edit: '編集',
  close: '閉じる',
  closeEditor: 'エディターを閉じる',
  notLoaded: 'エディターを読み込めませんでした。接続を確認してもう一度お試しください。',
  files: 'ファイル',
  codeOf: '{file} のコード',
  resetCode: 'コードをリセット',
  undoReset: 'リセットを元に戻す',
  isEdited: '編集済み',
  edited: '{story}（編集済み）',
  copyLink: 'リンクをコピー',
  copied: 'コピー済み',
  linkInBar:
    'ブラウザーがここでのコピーを許可していません。リンクはアドレスバーに表示されています。',
  linkTooLong:
    'コードがリンクに入れるには長すぎます（{length} 文字、上限は {limit} 文字）。短くするか、サンドボックスで開いてください。',
  fromLink: 'このコードは開いたリンクに含まれていたもので、このサイトのものではありません。',
  damaged:
    'リンクの一部が欠けているか変更されているため、元のコードを表示しています。完全なリンクを入手してください。',
  tooMuch:
    'リンクのコードがエディターの上限の {limit} 文字を超えているため、元のコードを表示しています。コードそのものを入手してください。',
  foreign:
    'リンクのコードが別のページ、またはこのサイトの別のバージョンのものであるため、元のコードを表示しています。',
  report: '問題を報告',
  issueBody:
    '**コード**: {link}\n\n**実際の動作**\n\n\n**期待する動作**\n\n\n---\n{versions}\n{browser}\n',
  issueLink: '（エディターで「リンクをコピー」を押して、ここにリンクを貼り付けてください）',
  leaveHint:
    'Tab キーでインデントします。エディターから出るには、Esc キー、Tab キーの順に押します。',
  shared: 'このファイルは複数のサンプルで共有されているため、ここでは変更できません。',
  leftOut:
    'ストーリーファイルがコンポーネントの周りにレンダリングする内容は、ここでは省略しています。',
  tooLong:
    '{length} 文字になります。エディターの上限は {limit} 文字のため、テキストは変更していません。',
  place: '{file}、{line} 行 {column} 列: {error}',
  old: '最後に動作したバージョン',
  original: '編集したコードでエラーが発生したため、元のサンプルを表示しています。',
  loading: 'サンプルを読み込み中…',
  stop: '停止',
  frozen: 'サンプルが応答していません。無限ループが含まれている可能性があります。',
  stopped: 'サンプルを停止しました。コードを変更すると再び実行します。',
  ended: 'サンプルは終了しました。',
  failed: 'サンプルを読み込めませんでした。編集にはネットワーク接続が必要です。',
  tryAgain: '再試行',
  left: 'コードが別のアドレスへ移動したため、サンプルは終了しました。コードを変更すると再び実行します。',
  // Errors of the frame
  ranTooLong: 'コードが {seconds} 秒間途切れずに動き続けたため、停止しました。',
  wouldErase: 'document.{name} はサンプルを消してしまうため、ここでは何もしません。',
  noEval:
    '{address} をブロックしました（{directive}）。ここではテキストをコードとして実行できません。',
  onlySiteFiles:
    '{address} をブロックしました（{directive}）。編集中のサンプルが取得できるのは、このサイトのファイルだけです。',
  notImportable:
    'ここでは「{name}」をインポートできません。編集中のサンプルで使えるのは、サンプル自身のファイルと {names} です。',
  noComponent:
    '{file} がコンポーネントをエクスポートしていないため、表示するものがありません。コンポーネントの前に「export default」を書いてください。',
  thrown: 'スローされた値: {value}',
} satisfies EditorTranslation;
