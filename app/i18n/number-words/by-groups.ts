interface Groups {
  /** 1 to 999. */
  sayGroup(group: number): string;
  /** 10³, 10⁶ and so on. */
  scales: readonly string[];
  /** Between the groups. */
  joint: string;
  /** 1000 is "thousand" alone, without a one. */
  hasBareThousand: boolean;
}

/** Says a number by its groups of three digits, each before its scale, as most languages do. */
export function byGroups({ sayGroup, scales, joint, hasBareThousand }: Groups) {
  return (value: number): string => {
    const isBare = hasBareThousand && value >= 1000 && value < 2000;
    const said = groupsOf(isBare ? value % 1000 : value).map(({ group, place }) =>
      place === 0 ? sayGroup(group) : `${sayGroup(group)} ${scales[place - 1]}`,
    );
    return (isBare ? [scales[0], ...said] : said).join(joint);
  };
}

/** A number's groups of three digits, the highest first; those of nothing are not said. */
export function groupsOf(value: number): { group: number; place: number }[] {
  const groups: { group: number; place: number }[] = [];
  for (let rest = value, place = 0; rest > 0; rest = Math.floor(rest / 1000), place++) {
    if (rest % 1000 > 0) groups.unshift({ group: rest % 1000, place });
  }
  return groups;
}
