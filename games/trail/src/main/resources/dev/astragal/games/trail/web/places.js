// What stands by the road where the wagon halts: each place of the trail as it looks from there.

import { s } from "/assets/base/dom.js";

const shape = (d, fill, more = {}) => s("path", { d, fill, ...more });

/** The drawing of a place beside the wagon, in front of the hills; nothing for one without. */
export function placed(at) {
  if (at === null) return null;
  const draw = OWN[at.id] ?? KIND[at.kind];
  return draw ? s("g", { class: "trail-place" }, draw()) : null;
}

const river = () => [
  shape("M560 204Q700 196 960 200V260H520Q600 226 560 204z", "#5f93ad"),
  shape("M620 216q20-7 40 0t40 0M720 230q20-7 40 0t40 0M640 246q20-7 40 0t40 0M840 216q20-7 40 0t40 0", "none", {
    stroke: "#d7ebf2",
    "stroke-width": 3,
  }),
  trees([600, 626, 900, 930], 204),
];

const fort = () => [
  shape("M650 206V150h16v-10h10v10h20v-10h10v10h20v-10h10v10h20v-10h10v10h20v-10h10v10h16v56z", "#b48a58"),
  shape("M636 206V132h34v74zM798 206V132h34v74z", "#9a7344"),
  shape("M632 132l21-16l21 16zM794 132l21-16l21 16z", "#6d4c2a"),
  shape("M718 206v-34q16-16 32 0v34z", "#4a2d16"),
  shape("M734 140V92", "none", { stroke: "#4a2d16", "stroke-width": 3 }),
  shape("M735 92h30l-7 8l7 8h-30z", "#b5443a"),
];

const cliffs = () => [
  shape("M540 204L596 116L640 130L672 96L700 204z", "#7d6a58"),
  shape("M780 204L812 108L850 92L892 124L960 110V204z", "#6f5d4d"),
  shape("M700 204Q740 170 780 204V260H640z", "#5f93ad"),
];

const trees = (across, down) =>
  across.map((x) => shape("M" + x + " " + down + "v-14h-14l10-14h-7l11-16l11 16h-7l10 14h-14v14z", "#4c6a3a"));

const house = (x) => [
  shape("M" + x + " 206v-40l30-22l30 22v40z", "#c79a66"),
  shape("M" + (x - 6) + " 168l36-28l36 28z", "#7c3f2b"),
  shape("M" + (x + 22) + " 206v-22h16v22z", "#4a2d16"),
];

const KIND = { river, fort, landmark: () => trees([620, 660, 700, 860], 206), gate: () => gate() };

const gate = () => [
  shape("M650 206V150h12v56zM838 206V150h12v56z", "#55565b"),
  shape("M656 160H844v12H656z", "#f4f0e6"),
  shape("M676 160h24l-10 12h-24zM732 160h24l-10 12h-24zM788 160h24l-10 12h-24z", "#b5443a"),
];

const OWN = {
  independence: () => [house(620), house(700), house(790), trees([880, 910], 206)],
  "chimney-rock": () => [
    shape("M620 206Q680 176 716 168L724 96q8-10 16 0L748 168Q790 178 850 206z", "#b98a62"),
    shape("M732 90q8 2 8 6L748 168Q790 178 850 206H760L736 168z", "rgb(0 0 0 / 14%)"),
  ],
  "independence-rock": () => [
    shape("M600 206Q640 142 740 138T880 206z", "#9d9188"),
    shape("M660 184h22m10-10h26m12 14h20m16-16h24m-90 30h30", "none", { stroke: "#6f655d", "stroke-width": 3 }),
  ],
  "south-pass": () => [
    shape("M500 206L600 106L668 190L700 206z", "#8b8f9c"),
    shape("M760 206L800 186L872 96L960 190V206z", "#7f8392"),
    shape("M586 120L600 106L613 122L602 128zM858 114L872 96L888 116L872 124z", "#f4f6f8"),
  ],
  "soda-springs": () => [
    shape("M640 206q30-16 60 0zM760 206q34-20 68 0z", "#c9b48c"),
    shape("M670 198q-8-30 0-58q8 28 0 58M794 194q-12-44 0-86q12 42 0 86", "#e9f5f8", { opacity: 0.9 }),
  ],
  "blue-mountains": () => [
    shape("M520 206L610 104L680 170L740 92L820 172L880 120L960 206z", "#566a86"),
    trees([600, 640, 690, 770, 830, 880], 212),
  ],
  "the-dalles": cliffs,
  "willamette-valley": () => [house(640), trees([730, 770, 810, 850, 890], 206), shape("M560 216h380v6H560zM560 230h380v6H560z", "#8a7a3c", { opacity: 0.6 })],
};
