import type { EditorTranslation } from './englishTexts.ts';

/** Portuguese of Brazil. */
export const ptBR = {
  edit: 'Editar',
  close: 'Fechar',
  closeEditor: 'Fechar o editor',
  notLoaded: 'Não foi possível carregar o editor. Verifique a conexão e tente novamente.',
  files: 'Arquivos',
  codeOf: 'Código de {file}',
  resetCode: 'Redefinir código',
  undoReset: 'Desfazer redefinição',
  isEdited: 'Editado',
  edited: '{story}, editado',
  copyLink: 'Copiar link',
  copied: 'Copiado',
  linkInBar: 'O navegador não permite copiar aqui. O link está na barra de endereços.',
  linkTooLong:
    'O código é longo demais para um link: tem {length} caracteres, e o máximo é {limit}. Encurte-o ou abra-o em um sandbox.',
  fromLink: 'Este código é do link que você abriu, não deste site.',
  damaged:
    'Uma parte do link está faltando ou foi alterada, por isso este é o código original. Peça o link completo.',
  tooMuch:
    'O link contém mais do que os {limit} caracteres do editor, por isso este é o código original. Peça o próprio código.',
  foreign:
    'O link contém código de outra página ou de outra versão deste site, por isso este é o código original.',
  report: 'Relatar um problema',
  issueBody:
    '**Código**: {link}\n\n**O que acontece**\n\n\n**O que deveria acontecer**\n\n\n---\n{versions}\n{browser}\n',
  issueLink: '(clique em “Copiar link” no editor e cole o link aqui)',
  leaveHint: 'Tab recua o código. Para sair do editor, pressione Esc e depois Tab.',
  shared: 'Este arquivo é compartilhado por vários exemplos e não pode ser alterado aqui.',
  leftOut: 'O que o arquivo de stories renderiza em volta do componente foi omitido aqui.',
  tooLong:
    'Seriam {length} caracteres. O editor aceita até {limit}, por isso o texto continua como estava.',
  place: '{file}, linha {line}, coluna {column}: {error}',
  old: 'Última versão que funcionou',
  original: 'O código editado falha, por isso este é o original.',
  loading: 'Carregando o exemplo…',
  stop: 'Parar',
  frozen: 'O exemplo não está respondendo. Talvez contenha um loop infinito.',
  stopped: 'O exemplo foi parado. Altere o código para executá-lo novamente.',
  ended: 'O exemplo terminou.',
  failed: 'Não foi possível carregar o exemplo: a edição precisa de conexão com a rede.',
  tryAgain: 'Tentar novamente',
  left: 'O código foi para outro endereço, o que encerra o exemplo. Altere o código para executá-lo novamente.',
  // Errors of the frame
  ranTooLong: 'O código foi executado por {seconds} segundos sem pausa e, por isso, foi parado.',
  wouldErase: 'document.{name} apagaria o exemplo, por isso não tem efeito aqui.',
  noEval: '{address} foi bloqueado ({directive}): aqui, texto não pode virar código.',
  onlySiteFiles:
    '{address} foi bloqueado ({directive}): um exemplo editado só pode buscar arquivos deste site.',
  notImportable:
    '“{name}” não pode ser importado aqui. Um exemplo editado tem seus próprios arquivos e {names}.',
  noComponent:
    '{file} não exporta nenhum componente, por isso não há nada para exibir. Escreva “export default” antes de um.',
  thrown: 'Valor lançado: {value}',
} satisfies EditorTranslation;
