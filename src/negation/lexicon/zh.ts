import type { CueRow, FalseCueRow, Lexicon } from "./row.js";

const implicit = true;

/** Simplified and traditional. A longer row wins, so that 没有 is one cue and 毫无 is not read as 无. */
const cues: readonly CueRow[] = [
  { cue: "不", category: "adverb", example: "我[不]知道。" },
  { cue: "没|沒", category: "adverb", example: "他[没]来。" },
  { cue: "没有|沒有", category: "verb", example: "我[没有]钱。" },
  { cue: "未", category: "adverb", example: "他[未]到场。" },
  {
    cue: "从未|從未|从没|從沒|从没有|從沒有|从来没有|從來沒有|尚未|并未|並未|未曾",
    category: "adverb",
    example: "我[从未]去过。",
  },
  { cue: "从不|從不|并不|並不|毫不|绝不|絕不|决不|決不", category: "adverb", example: "她[从不]抽烟。" },
  { cue: "无|無", category: "verb", example: "此事[无]据可查。" },
  { cue: "毫无|毫無|并无|並無|无法|無法", category: "verb", example: "[毫无]意义" },
  { cue: "非", category: "adverb", example: "[非]我所愿" },
  { cue: "并非|並非|绝非|絕非|而非", category: "adverb", example: "[并非]如此" },
  { cue: "别|別", category: "adverb", example: "[别]走！" },
  { cue: "勿|毋|甭|休想", category: "adverb", example: "请[勿]吸烟" },
  { cue: "切莫|莫要", category: "adverb", example: "[切莫]大意" },
  { cue: "缺乏|缺少", category: "verb", implicit, example: "[缺乏]经验" },
  { cue: "拒绝|拒絕|否认|否認|否定", category: "verb", implicit, example: "他[拒绝]回答。" },
  { cue: "避免|禁止|防止", category: "verb", implicit, example: "[禁止]停车" },
];

/** Words that hold the character of a cue and negate nothing. */
const falseCues: readonly FalseCueRow[] = [
  { not: "不但|不仅|不僅|不光|不单|不單|不只|不止", example: "不但便宜，而且好: not only" },
  {
    not: "不过|不過|不管|不论|不論|无论|無論|不然|要不|要不然",
    example: "不过他来了: but, no matter, otherwise",
  },
  {
    not: "不断|不斷|不时|不時|不久|不少|不错|不錯|不禁|不由得|不料|不妨|不愧|不惜",
    example: "不断提高: constantly, often, many, not bad",
  },
  { not: "不得不|不得已|不能不|不可不|非得|非要|无不|無不|莫不", example: "不得不走: two negations assert" },
  {
    not: "差不多|对不起|對不起|了不起|不得了|不好意思|说不定|說不定|不一会儿|不一會兒",
    example: "差不多了: almost, sorry, great",
  },
  {
    not: "是不是|能不能|会不会|會不會|要不要|有没有|有沒有|好不好|可不可以|对不对|對不對|知不知道|想不想",
    example: "你是不是学生？: A-not-A question",
  },
  { not: "是否|能否|可否|否则|否則|与否|與否", example: "是否同意: whether, otherwise" },
  { not: "不是吗|不是嗎", example: "很好，不是吗？: tag question" },
  {
    not: "没错|沒錯|没收|沒收|没落|沒落|淹没|淹沒|沉没|沉沒|埋没|埋沒|吞没|吞沒|出没|出沒",
    example: "淹没: to drown",
  },
  { not: "未来|未來|未免", example: "未来: future" },
  {
    not: "非常|非洲|南非|北非|西非|东非|東非|除非|是非|莫非|非凡|非但|无非|無非",
    example: "非常好: very, Africa, unless",
  },
  {
    not: "无线|無線|无数|無數|无疑|無疑|毫无疑问|毫無疑問|无比|無比|无聊|無聊|无奈|無奈|无可奈何|無可奈何|无辜|無辜|南无|無錫|无锡",
    example: "无线电: wireless, countless, doubtless",
  },
  {
    not: "别人|別人|别的|別的|别处|別處|别墅|別墅|别名|別名|别称|別稱|别致|別緻|别扭|別扭|特别|特別|分别|分別|区别|區別|差别|差別|级别|級別|性别|性別|类别|類別|个别|個別|告别|告別|识别|識別|鉴别|鑑別|辨别|辨別|派别|派別|离别|離別|有别|有別|组别|組別|国别|國別",
    example: "别人: others; 特别: special",
  },
  { not: "不丹|不列颠|不列顛|不来梅|不來梅|那不勒斯", example: "不列颠: Britain" },
];

export const zh: Lexicon = { cues, falseCues, affixes: [], groups: {}, characters: true };
