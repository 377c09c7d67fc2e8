/**
 * Tags, lemmas and trees against gold, as the CoNLL 2018 shared task measured them.
 * @module
 */
export { evaluateSyntax, type SyntaxMeasure, type SyntaxMeasures, syntaxMeasureNames } from "./evaluate.js";
