/** Where one question ends and another begins. */
const BORDER =
  /[.?!;:\n]+\s+|[.?!]+$|\s+[–-]+\s+|,?\s+(?:and|n|&|plus|but|or|also|so)\s+(?=(?:also|then|if|whether|whats?|hows?|whos?|when|wheres?|why|which|can|could|do|does|did|is|are|am|will|would|may|should|must|has|have|wont|won’t|won't|any)\b)|,\s+(?=(?:whether|whats?|hows?|whos?|when|wheres?|why|which|can|could|do|does|did|is|are|am|will|would)\b)/giu;

/** What says that something is asked. */
const ASKING =
  /\b(?:what|whats|how|hows|who|whos|when|where|wheres|why|which|whether|if|can|could|do|does|did|is|are|will|would|may|should|must|tell|explain|need|want|price|cost)\b/i;

/** Fewer words than this ask nothing by themselves. */
const SHORTEST = 3;

/** @returns the sentences of a text that has several, but for the shortest */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/[.?!;\n]+\s+/).filter((sentence) => sentence.split(/\s+/).length >= SHORTEST);
  return sentences.length > 1 ? sentences : [];
}

/** @returns the parts of a question that ask something, if it has several parts: what else it says tells who asks */
export function askingParts(question: string): string[] {
  const parts = question.split(BORDER).flatMap((part) => part?.trim() || []);
  if (parts.length < 2) return [];
  return parts.filter((part) => part.split(/\s+/).length >= SHORTEST && ASKING.test(part));
}
