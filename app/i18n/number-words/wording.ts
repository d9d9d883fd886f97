/** How a language says whole numbers. */
export interface NumberWording {
  zero: string;
  /** 1 to 999. */
  sayGroup(group: number): string;
  /** 10³, 10⁶ and so on. */
  scales: readonly string[];
  /** Between the groups. */
  joint: string;
  /** 1000 is "thousand" alone, without a one. */
  hasBareThousand: boolean;
}
