/** English abbreviations met in Chinese text. */
export const titles = "mr mrs ms dr st no vs";
export const abbreviations = "inc ltd co corp";

/**
 * Fixed words around the characters of negation, so that 没有 is one cue and 非常 none; free compounds
 * (不|会, 不|好) and all other Chinese are one token per character.
 */
export const words = `
没有 并非 绝非 而非 莫非 除非 无非 若非 未必 未曾 从未 尚未 未能 无法 无须 无需 毫无 并无 绝无 不是 不及 不如
不足 不适 不良 不满 不利 不便 不当 不幸 不安 不明 不公 不一 不同 不少 不久 不断 不仅 不但 不光 不只 不单 不过
不管 不论 不料 不禁 不妨 不时 不由 不免 不止 不顾 不惜 不已 不然 不得不 不得已 差不多 了不起 对不起 要不 要不是
不至于 不见得 不由得 不仅仅 无论 无数 无比 无限 无线 无疑 无意 无关 无奈 无辜 无聊 无情 无声 无效 无不 无所谓
无时无刻 无与伦比 未来 未婚 未知 未免 非常 非洲 非凡 非得 非法 是非 非但 别人 别的 特别 分别 区别 性别 级别 类别
个别 差别 告别 识别 鉴别 派别 离别 辨别 别墅 别名 别称 别致 没收 没落 没关系 没错 沉没 淹没 埋没 出没 否则 否认
否定 否决 是否 能否 可否 甚至 勿 毋`;

export const starters = "";
export const openers = "";
